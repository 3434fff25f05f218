import sql, { empty } from 'sql-template-tag';
import type { OwnCase } from '@bcs/contract/features/support/model';
import type { Db } from '#database/db';
import { locked, type LockedCase } from './queries-desk.ts';
import { MESSAGES } from './queries-json.ts';

const MOST_OWN = 20;

/** Finds an account's own cases, the latest first: those of one class, or all of them including those without any. */
export const findOwn = (db: Db, accountId: number, enrollmentId: number | null): Promise<OwnCase[]> =>
  db.many<OwnCase>(sql`
    select t.id, t.category_code as category, t.subcategory_code as subcategory, t.description, t.state, t.created_at as date, ${MESSAGES} as messages
    from support_tickets t
    where t.account_id = ${accountId} ${enrollmentId === null ? empty : sql`and t.enrollment_id = ${enrollmentId}`}
    order by t.created_at desc, t.id desc limit ${MOST_OWN}`);

export const lockOwn = (db: Db, accountId: number, caseId: number): Promise<LockedCase | undefined> =>
  db.maybe<LockedCase>(locked(sql`t.id = ${caseId} and t.account_id = ${accountId}`));
