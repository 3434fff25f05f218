import type { Instant } from '@bcs/contract/kernel/clock';
import { sql, type Db } from '#database/db';

/** Work for later. */
export interface Job {
  /** Names who does it, in `jobs/kinds.ts`. */
  readonly kind: string;
  /** The facts that the work needs, without secrets: rows outlive their work. */
  readonly payload: object;
  readonly runAt: Instant;
  /** The key under which a job is queued once only. */
  readonly dedupeKey?: string;
}

/** The message that wakes the workers of all processes. It has no audience, so no page receives it. */
export const WAKE_UP = '{"topics":[],"to":[]}';

/** Queues work in the transaction of what caused it: both happen, or neither. */
export async function enqueue(db: Db, { kind, payload, runAt, dedupeKey }: Job): Promise<void> {
  await db.run(sql`
    with queued as (
      insert into outbox (kind, payload, run_at, due_at, dedupe_key)
      values (${kind}, ${JSON.stringify(payload)}::jsonb, ${runAt}, ${runAt}, ${dedupeKey ?? null})
      on conflict on constraint a_job_is_queued_once_per_key do nothing
      returning id)
    select pg_notify('realtime', ${WAKE_UP}) from queued`);
}

/** Queues many jobs at once; answers how many were not queued already. */
export async function enqueueAll(db: Db, jobs: readonly Required<Job>[]): Promise<number> {
  const { queued } = await db.one<{ queued: number }>(sql`
    with queued as (
      insert into outbox (kind, payload, run_at, due_at, dedupe_key)
      select kind, payload, run_at, run_at, dedupe_key
      from unnest(${jobs.map(({ kind }) => kind)}::text[], ${jobs.map(({ payload }) => JSON.stringify(payload))}::jsonb[],
        ${jobs.map(({ runAt }) => runAt)}::timestamptz[], ${jobs.map(({ dedupeKey }) => dedupeKey)}::text[])
        as j (kind, payload, run_at, dedupe_key)
      on conflict on constraint a_job_is_queued_once_per_key do nothing
      returning id),
    told as (select pg_notify('realtime', ${WAKE_UP}) from (select 1 from queued limit 1) q)
    select (select count(*) from queued)::int as queued from (select count(*) from told) t`);
  return queued;
}
