import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { Services } from '#kernel/services';
import type { Db } from '#database/db';
import type { Clock } from '#kernel/system-clock';
import { callsPerMinute, keyOfCaller } from './rate-limit.ts';
import { type Exchange, SharedCounts } from './shared-counts.ts';

/**
 * Makes the store in which the limits of routes keep their counts; a route with a limit of its own counts for itself.
 * Each answer is an object of its own: the store that comes with the plugin hands out one that goes on counting, so
 * that of twelve calls at once with room for ten all were refused.
 */
function limitStore(counts: SharedCounts): FastifyRateLimitStoreCtor {
  return class LimitStore implements FastifyRateLimitStore {
    #of = 'calls';

    incr(key: string, done: Parameters<FastifyRateLimitStore['incr']>[1], windowMs: number, most: number): void {
      done(null, counts.take(`${this.#of}:${key}`, windowMs, most));
    }

    child(route: Parameters<FastifyRateLimitStore['child']>[0]): FastifyRateLimitStore {
      const child = new LimitStore();
      // what it is given differs from what its types say
      const { routeInfo } = route as unknown as { routeInfo: { url: string } };
      child.#of = `calls of ${routeInfo.url}`;
      return child;
    }
  };
}

/** The exchange by way of the database: one statement for all keys. */
const exchangeIn =
  (database: Db, clock: Clock): Exchange =>
  async (told) => {
    const now = clock();
    const rows = await database.many<{ key: string; before: number }>(sql`
      with told as (
        select * from unnest(${told.map(({ key }) => key)}::text[], ${told.map(({ calls }) => calls)}::int[],
          ${told.map(({ perSeconds }) => perSeconds)}::int[]) as told (key, calls, per_seconds)),
      kept as (
        insert into rate_limits as r (key, window_start, hits)
        select key, ${now}::timestamptz, calls from told order by key
        on conflict (key, window_start) do update set hits = r.hits + excluded.hits)
      select told.key, coalesce(sum(r.hits), 0)::int as before
      from told left join rate_limits r on r.key = told.key
        and r.window_start > ${now}::timestamptz - make_interval(secs => told.per_seconds)
      group by told.key`);
    return new Map(rows.map(({ key, before }) => [key, before]));
  };

/** Counts in all processes together, until the app is closed. */
export function shareCounts(app: FastifyInstance, { database, clock }: Services): SharedCounts {
  // nobody else can have an embedded database open
  const counts = new SharedCounts(clock, database.engine === 'embedded' ? null : exchangeIn(database, clock));
  app.addHook('onClose', () => counts.stop());
  return counts;
}

/** Limits how often somebody calls. Call it before any route is added. D-019 */
export async function limitCalls(app: FastifyInstance, counts: SharedCounts): Promise<void> {
  await app.register(rateLimit, {
    max: callsPerMinute,
    timeWindow: 60_000,
    keyGenerator: keyOfCaller('token'),
    store: limitStore(counts),
  });
}
