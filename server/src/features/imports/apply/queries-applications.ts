import type { Instant } from '@bcs/contract/kernel/clock';
import { sql, type Db } from '#database/db';
import type { Invitations } from './invite-new.ts';

/** An import that is written in parts, with its author and its progress. */
export interface Application {
  readonly importId: number;
  readonly reach: Readonly<{ installation: boolean; universityIds: readonly number[] }>;
  readonly authorId: number;
  readonly invitations: Invitations;
  readonly batchId: string;
  readonly begunAt: Instant;
  /** The number of written rows of the plan. */
  readonly written: number;
}

const APPLICATION = sql`
  select import_id as "importId", reach, author_account_id as "authorId", invitations, batch_id as "batchId", begun_at as "begunAt",
    written from import_applications`;

export const findApplication = (db: Db, importId: number) =>
  db.maybe<Application>(sql`${APPLICATION} where import_id = ${importId}`);

/** Finds the imports that were begun and are not complete, rarely more than one. */
export const findApplications = (db: Db) => db.many<Application>(sql`${APPLICATION} order by begun_at limit 100`);

/** Inserts it, and returns false if another process was faster. */
export const insertApplication = async (tx: Db, application: Application) =>
  (await tx.run(sql`
    insert into import_applications (import_id, reach, author_account_id, invitations, batch_id, begun_at)
    values (${application.importId}, ${JSON.stringify(application.reach)}::jsonb, ${application.authorId},
      ${application.invitations}, ${application.batchId}::uuid, ${application.begunAt})
    on conflict do nothing`)) > 0;

export const setWritten = (tx: Db, importId: number, written: number) =>
  tx.run(sql`update import_applications set written = ${written} where import_id = ${importId}`);

export const deleteApplication = (tx: Db, importId: number) =>
  tx.run(sql`delete from import_applications where import_id = ${importId}`);
