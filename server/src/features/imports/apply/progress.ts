import type { Instant } from '@bcs/contract/kernel/clock';
import { sql, type Db } from '#database/db';

/** Receives the number of rows that are done, and the total. */
export type ReportProgress = (done: number, total: number) => void;
export const NOBODY_LISTENS: ReportProgress = () => {};

/** The number of rows from which progress is reported; fewer are done too quickly. */
const TOLD_FROM = 1000;

const save = (db: Db, importId: number, done: number, total: number, now: Instant) =>
  db.run(sql`
    insert into import_progress (import_id, done, total, told_at) values (${importId}, ${done}, ${total}, ${now})
    on conflict (import_id) do update set done = excluded.done, total = excluded.total, told_at = excluded.told_at`);

/** Deletes the progress, since nobody is working on the import any more. */
export const forgetProgress = (db: Db, importId: number) =>
  db.run(sql`delete from import_progress where import_id = ${importId}`);

/**
 * Does long work on an import and reports its progress. The reports are sent one after the other outside of its
 * transaction and are not waited for, since the work may hold locks that they need. ADM-054
 */
export async function withProgress<T>(
  database: Db,
  { importId, now }: Readonly<{ importId: number; now: () => Instant }>,
  work: (tell: ReportProgress) => Promise<T>,
): Promise<T> {
  const waiting: { done: number; total: number }[] = [];
  let telling: Promise<void> | undefined;
  const tellOn = async () => {
    for (let latest = waiting.pop(); latest; latest = waiting.pop()) {
      waiting.length = 0;
      await save(database, importId, latest.done, latest.total, now()).catch(() => {});
    }
    telling = undefined;
  };
  let isTold = false;
  try {
    return await work((done, total) => {
      if (total < TOLD_FROM) return;
      isTold = true;
      waiting.push({ done, total });
      telling ??= tellOn();
    });
  } finally {
    waiting.length = 0;
    await telling;
    // a progress that is left behind expires after a minute
    if (isTold) await forgetProgress(database, importId).catch(() => {});
  }
}

/** Asks the process that is applying an import to cancel it. Returns whether there is one. */
export const askToCancel = async (db: Db, importId: number) =>
  (await db.run(sql`
    insert into import_progress (import_id, done, total, told_at, wants_cancel)
    select id, 0, 0, now(), true from imports where id = ${importId} and state = 'applying'
    on conflict (import_id) do update set wants_cancel = true`)) > 0;

/** Tells whether somebody has asked to cancel it. */
export const isToCancel = async (db: Db, importId: number) =>
  (await db.maybe(sql`select 1 from import_progress where import_id = ${importId} and wants_cancel`)) !== undefined;
