import { SAVED_COMMENTS_MOST } from '@bcs/contract/features/submissions/comments';
import type { SavedComment } from '@bcs/contract/features/submissions/model';
import type { Viewer } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import { sql, type Db } from '#database/db';

const COLUMNS = sql`b.id, b.comment, b.updated_at as "updatedAt"`;
const own = ({ universityId, accountId }: Viewer) =>
  sql`b.university_id = ${universityId} and b.account_id = ${accountId}`;

export const findSaved = (db: Db, viewer: Viewer): Promise<SavedComment[]> =>
  db.many<SavedComment>(sql`
    select ${COLUMNS} from saved_comments b where ${own(viewer)} order by b.updated_at desc, b.id desc limit ${SAVED_COMMENTS_MOST}`);

/** Counts an account's saved comments and locks it: the next one to save waits, so that the bound holds. */
export async function lockBank(db: Db, viewer: Viewer): Promise<number> {
  await db.run(sql`select 1 from accounts where id = ${viewer.accountId} for update`);
  const { count } = await db.one<{ count: number }>(sql`select count(*) from saved_comments b where ${own(viewer)}`);
  return count;
}

export const findSame = (db: Db, viewer: Viewer, comment: string) =>
  db.maybe<SavedComment>(sql`
    select ${COLUMNS} from saved_comments b where ${own(viewer)} and md5(b.comment) = md5(${comment})`);

export const saveComment = (db: Db, { universityId, accountId }: Viewer, comment: string, now: Instant) =>
  db.one<SavedComment>(sql`
    insert into saved_comments as b (university_id, account_id, comment, created_at, updated_at)
    values (${universityId}, ${accountId}, ${comment}, ${now}, ${now}) returning ${COLUMNS}`);

/** Nothing for a comment that is not one's own. */
export const changeSaved = (db: Db, viewer: Viewer, id: number, comment: string, now: Instant) =>
  db.maybe<SavedComment>(sql`
    update saved_comments b set comment = ${comment}, updated_at = ${now} where ${own(viewer)} and b.id = ${id} returning ${COLUMNS}`);

/** Removes a saved comment and returns how many were removed. */
export const forgetSaved = (db: Db, viewer: Viewer, id: number) =>
  db.run(sql`delete from saved_comments b where ${own(viewer)} and b.id = ${id}`);
