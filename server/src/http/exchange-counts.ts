import sql from 'sql-template-tag';
import type { Db } from '#database/db';
import type { Clock } from '#kernel/system-clock';
import type { Exchange } from './shared-counts.ts';

/** The exchange by way of the database: one statement for all keys. */
export const exchangeIn =
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
