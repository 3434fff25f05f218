import type { Instant } from '@bcs/contract/kernel/clock';
import { sql, type Db } from '#database/db';

/** A task for later. */
export interface Job {
  /** The name of its handler in `jobs/kinds.ts`. */
  readonly kind: string;
  /** The facts that the job needs, without secrets, because rows are kept for a while. */
  readonly payload: object;
  readonly runAt: Instant;
  /** A key under which a job is queued only once. */
  readonly dedupeKey?: string;
}

/** The message that wakes the workers of all processes. It has no audience, so no page receives it. */
export const WAKE_UP = '{"topics":[],"to":[]}';

/** Queues a job in the transaction of its cause, so that either both happen or neither. */
export async function enqueue(db: Db, { kind, payload, runAt, dedupeKey }: Job): Promise<void> {
  await db.run(sql`
    with queued as (
      insert into outbox (kind, payload, run_at, due_at, dedupe_key)
      values (${kind}, ${JSON.stringify(payload)}::jsonb, ${runAt}, ${runAt}, ${dedupeKey ?? null})
      on conflict on constraint a_job_is_queued_once_per_key do nothing
      returning id)
    select pg_notify('realtime', ${WAKE_UP}) from queued`);
}

/** Queues many jobs at once; returns how many were new. */
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
