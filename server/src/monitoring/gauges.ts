import { Gauge, type Registry } from 'prom-client';
import { DAY, plus } from '@bcs/contract/kernel/clock';
import { sql } from '#database/db';
import { LAST_BACKUP } from '#features/administration/queries-backup';
import type { WorkLimit } from '#http/work-limit';
import type { Services } from '#kernel/services';

/** The parts of the server that are read for metrics. */
export interface WatchedState {
  readonly services: Pick<Services, 'database' | 'clock'>;
  readonly work: WorkLimit | null;
  /** The number of open pages that receive changes. */
  readonly openSockets: () => number;
}

interface OutboxCounts {
  readonly waiting: number;
  readonly failed: number;
  /** The age of the oldest due job in seconds. */
  readonly oldest: number;
  /** The time of the last complete backup in seconds since 1970; 0 before the first. */
  readonly backup: number;
  /** The numbers of mails of the last day that were accepted and refused. */
  readonly accepted: number;
  readonly refused: number;
  /** The number of stopped addresses. */
  readonly stopped: number;
}

const UNKNOWN_COUNTS: OutboxCounts = {
  waiting: Number.NaN,
  failed: Number.NaN,
  oldest: Number.NaN,
  backup: Number.NaN,
  accepted: Number.NaN,
  refused: Number.NaN,
  stopped: Number.NaN,
};
const WITHIN_MS = 2000;

/** Counts open jobs of all processes, without reading the thousands of finished ones. */
const countJobs = ({ database, clock }: WatchedState['services']) =>
  database.one<OutboxCounts>(sql`
    select open.waiting, open.oldest,
      (select count(*) from outbox where failed_at is not null and done_at is null) as failed,
      coalesce((select extract(epoch from (value ->> 'at')::timestamptz) from settings where key = ${LAST_BACKUP}), 0)::float8 as backup,
      mails.accepted, mails.refused, (select count(*) from refused_addresses where stopped_at is not null) as stopped
    from (
      select count(*) as waiting, coalesce(extract(epoch from ${clock()}::timestamptz - min(due_at)), 0)::float8 as oldest
      from outbox where done_at is null and failed_at is null and due_at <= ${clock()}) open,
    (
      select count(*) filter (where accepted_at is not null and refused_at is null) as accepted,
        count(*) filter (where refused_at is not null) as refused
      from mail_deliveries where begun_at > ${plus(clock(), -DAY)}) mails`);

/** Adds the present state: connections, queues, sockets, and whether the database is usable. */
export function watchState(registry: Registry, { services, work, openSockets }: WatchedState): void {
  const { database } = services;
  const registers = [registry];
  const gauge = (name: string, help: string, look: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(look());
      },
    });
  gauge('bcs_database_connections_used', 'Connections of the pool that work', () => database.usage().used);
  gauge('bcs_database_connections_most', 'Connections that the pool may have', () => database.usage().most);
  gauge('bcs_database_waiting', 'Statements that wait for a connection', () => database.usage().waiting);
  gauge('bcs_requests_in_work', 'Requests that are worked on', () => work?.working ?? 0);
  gauge('bcs_requests_waiting', 'Requests that wait for their turn', () => work?.waiting ?? 0);
  gauge('bcs_realtime_sockets', 'Open pages that hear of changes', openSockets);

  const look = once(async () => {
    const state = await database.state();
    const canRead = state === 'ready' || state === 'full';
    return { up: state === 'ready' ? 1 : 0, jobs: canRead ? await inTime(countJobs(services)) : UNKNOWN_COUNTS };
  });
  const asked = (name: string, help: string, value: (found: Awaited<ReturnType<typeof look>>) => number) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        this.set(value(await look()));
      },
    });
  asked('bcs_database_up', 'Whether the database takes reads and writes', ({ up }) => up);
  asked('bcs_outbox_waiting', 'Jobs that are due and not done', ({ jobs }) => jobs.waiting);
  asked('bcs_outbox_failed', 'Jobs that were given up', ({ jobs }) => jobs.failed);
  asked('bcs_outbox_oldest_seconds', 'For how long the oldest job has been due', ({ jobs }) => jobs.oldest);
  asked('bcs_mails_accepted_day', 'E-mails of a day that the mail server has accepted', ({ jobs }) => jobs.accepted);
  asked('bcs_mails_refused_day', 'E-mails of a day that were refused, at once or later', ({ jobs }) => jobs.refused);
  asked('bcs_addresses_stopped', 'Addresses that get no more mail', ({ jobs }) => jobs.stopped);
  asked('bcs_backup_last_success_timestamp_seconds', 'When a whole backup was last made', ({ jobs }) => jobs.backup);
}

/** Shares the answer among simultaneous requests. */
function once<T>(ask: () => Promise<T>): () => Promise<T> {
  let asked: Promise<T> | undefined;
  return () => (asked ??= ask().finally(() => (asked = undefined)));
}

/**
 * Limits the wait for counts; if it is too long, they are missing for once, because monitoring must not wait behind
 * people.
 */
async function inTime(counts: Promise<OutboxCounts>): Promise<OutboxCounts> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<OutboxCounts>((resolve) => {
    timer = setTimeout(() => resolve(UNKNOWN_COUNTS), WITHIN_MS);
  });
  return Promise.race([counts.catch(() => UNKNOWN_COUNTS), late]).finally(() => clearTimeout(timer));
}
