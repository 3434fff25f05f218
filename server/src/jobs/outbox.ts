import sql from 'sql-template-tag';
import { MINUTE, plus, type Instant } from '@bcs/contract/kernel/clock';
import type { Db } from '#database/db';
import type { Services } from '#kernel/services';
import { KINDS } from './kinds.ts';
import type { Work } from './work.ts';

/** Nobody else takes a job while its worker has this long. */
const LEASE = 2 * MINUTE;
/** How long to wait after each failed attempt; after the last one a job has failed for good. */
const PAUSES = [1, 2, 5, 15, 60].map((minutes) => minutes * MINUTE);
const BATCH = 10;
const ERROR_LENGTH = 500;

interface Claimed {
  readonly id: number;
  readonly kind: string;
  readonly payload: unknown;
  readonly attempts: number;
}

/** Takes jobs that are due and that nobody works on; many workers may do so at once. */
const claim = (db: Db, now: Instant): Promise<Claimed[]> =>
  db.many<Claimed>(sql`
    update outbox o set leased_until = ${plus(now, LEASE)}, attempts = o.attempts + 1
    where o.id in (
      select id from outbox
      where done_at is null and failed_at is null and run_at <= ${now} and (leased_until is null or leased_until <= ${now})
      order by run_at, id limit ${BATCH}
      for update skip locked)
    returning o.id, o.kind, o.payload, o.attempts`);

/** The number of attempts tells a worker whose lease ran out from the one that has the job now. */
const finish = (db: Db, { id, attempts }: Claimed, now: Instant) =>
  db.run(
    sql`update outbox set done_at = ${now}, leased_until = null, last_error = null where id = ${id} and attempts = ${attempts}`,
  );

function postpone(db: Db, { id, attempts }: Claimed, error: unknown, now: Instant) {
  const pause = PAUSES[attempts - 1];
  const reason = (error instanceof Error ? error.message : String(error)).slice(0, ERROR_LENGTH);
  return db.run(sql`
    update outbox
    set leased_until = null, last_error = ${reason},
      run_at = ${pause === undefined ? now : plus(now, pause)}, failed_at = ${pause === undefined ? now : null}::timestamptz
    where id = ${id} and attempts = ${attempts}`);
}

async function attempt(job: Claimed, services: Services, kinds: Readonly<Record<string, Work>>): Promise<void> {
  const { clock, database } = services;
  try {
    const work = kinds[job.kind];
    if (!work) throw new Error(`Nobody does jobs of the kind ${job.kind}.`);
    await work(job.payload, { id: job.id, services });
    await finish(database, job, clock());
  } catch (error) {
    await postpone(database, job, error, clock());
  }
}

/** Does what is due until nothing is left, or until it is stopped. Returns how many attempts it made. */
export async function runDueJobs(
  services: Services,
  { kinds = KINDS, stopped = () => false }: { kinds?: Readonly<Record<string, Work>>; stopped?: () => boolean } = {},
): Promise<number> {
  let attempts = 0;
  while (!stopped()) {
    const jobs = await claim(services.database, services.clock());
    if (jobs.length === 0) break;
    await Promise.all(jobs.map((job) => attempt(job, services, kinds)));
    attempts += jobs.length;
  }
  return attempts;
}
