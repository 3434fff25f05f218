import sql from 'sql-template-tag';
import type { Viewer } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import type { Db } from '#database/db';

/** Keeps that somebody has taken the figures of a class away, and when. SUCC-093 */
export const recordExport = (db: Db, { accountId, universityId }: Viewer, courseId: number, now: Instant) =>
  db.run(sql`
    insert into audit_log (at, account_id, university_id, action, object)
    values (${now}, ${accountId}, ${universityId}, 'cohort.export', ${`course/${courseId}`})`);
