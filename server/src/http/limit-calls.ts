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
 * Makes the store for rate limits; a route with its own limit has separate counters. Each answer is a separate object,
 * because the plugin's own store returned a shared one that continued to count, so that all of twelve simultaneous
 * calls were refused with room for ten.
 */
function limitStore(counts: SharedCounts): FastifyRateLimitStoreCtor {
  return class LimitStore implements FastifyRateLimitStore {
    #of = 'calls';

    incr(key: string, done: Parameters<FastifyRateLimitStore['incr']>[1], windowMs: number, most: number): void {
      done(null, counts.take(`${this.#of}:${key}`, windowMs, most));
    }

    child(route: Parameters<FastifyRateLimitStore['child']>[0]): FastifyRateLimitStore {
      const child = new LimitStore();
      // the actual argument differs from its type
      const { routeInfo } = route as unknown as { routeInfo: { url: string } };
      child.#of = `calls of ${routeInfo.url}`;
      return child;
    }
  };
}

/** Exchanges counts through the database, in one statement for all keys. */
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

/** Shares counts among all processes until the app is closed. */
export function shareCounts(app: FastifyInstance, { database, clock }: Services): SharedCounts {
  // nobody else can open an embedded database
  const counts = new SharedCounts(clock, database.engine === 'embedded' ? null : exchangeIn(database, clock));
  app.addHook('onClose', () => counts.stop());
  return counts;
}

/** Limits the rate of calls. Call it before any route is added. D-019 */
export async function limitCalls(app: FastifyInstance, counts: SharedCounts): Promise<void> {
  await app.register(rateLimit, {
    max: callsPerMinute,
    timeWindow: 60_000,
    keyGenerator: keyOfCaller('token'),
    store: limitStore(counts),
  });
}
