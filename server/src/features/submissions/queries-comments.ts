import type { SubmissionComment, SavedComment } from '@bcs/contract/features/submissions/model';
import type { Viewer } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import { type Role, SUCCESS_MANAGER } from '@bcs/contract/kernel/roles';
import { SAVED_COMMENTS_MOST } from '@bcs/contract/features/submissions/comments';
import { sql, type Db } from '#database/db';
import { avatarOf } from '#features/identity/queries-account';

/** The time within which equal comments by the same person count as one, sent twice. */
const SAME_WITHIN = '10 seconds';

/** The JSON of comment `m` by person `u`. D-093 */
export const COMMENT = sql`json_build_object(
  'id', m.id, 'submissionId', m.submission_id, 'enrollmentId', m.enrollment_id, 'comment', m.comment, 'date', iso(m.created_at),
  'author', json_build_object('firstName', u.first_name, 'lastName', u.last_name),
  'userAccountAvatar', ${avatarOf('u')},
  'authorRole', json_build_object('courseRoleCode', m.author_role), 'isPcCase', m.author_role = ${SUCCESS_MANAGER}, 'editedAt', iso(m.edited_at))`;

export const COMMENT_TABLES = sql`submission_comments m
  join enrollments r on r.university_id = m.university_id and r.id = m.enrollment_id
  join accounts u on u.id = r.account_id`;

/** The work of a comment, locked until it is written, so that no grade comes in between. */
export interface CommentedWorkRow {
  submissionId: number;
  studentEnrollmentId: number;
  studentId: number;
  assignmentId: number;
  contextId: 1 | 2;
  title: string;
  graded: boolean;
}
export interface CommentRow extends CommentedWorkRow {
  commentId: number;
  authorEnrollmentId: number;
  authorRole: Role;
  comment: string;
}

const WORK_COLUMNS = sql`w.id as "submissionId", w.enrollment_id as "studentEnrollmentId", e.account_id as "studentId",
  a.id as "assignmentId", a.context_id as "contextId", a.title,
  exists (select 1 from submission_grades g where g.university_id = w.university_id and g.submission_id = w.id) as graded`;
const WORK_TABLES = sql`submissions w
  join assignments a on a.university_id = w.university_id and a.id = w.assignment_id
  join enrollments e on e.university_id = w.university_id and e.id = w.enrollment_id`;

export async function lockCommentedWork(db: Db, { universityId }: Viewer, submissionId: number) {
  await db.run(
    sql`select 1 from submissions where university_id = ${universityId} and id = ${submissionId} for update`,
  );
  return db.one<CommentedWorkRow>(sql`
    select ${WORK_COLUMNS} from ${WORK_TABLES} where w.university_id = ${universityId} and w.id = ${submissionId}`);
}

/** Locks a comment and its work; nothing if it was deleted meanwhile. */
export async function lockComment(db: Db, { universityId }: Viewer, commentId: number) {
  await db.run(sql`
    select 1 from submissions where university_id = ${universityId} and id = (
      select submission_id from submission_comments where university_id = ${universityId} and id = ${commentId}) for update`);
  return db.maybe<CommentRow>(sql`
    select ${WORK_COLUMNS}, m.id as "commentId", m.enrollment_id as "authorEnrollmentId", m.author_role as "authorRole", m.comment
    from ${WORK_TABLES}
    join submission_comments m on m.university_id = w.university_id and m.submission_id = w.id
    where m.university_id = ${universityId} and m.id = ${commentId} and m.deleted_at is null`);
}

/** Reads a comment. */
export async function findComment(db: Db, { universityId }: Viewer, commentId: number): Promise<SubmissionComment> {
  const { found } = await db.one<{ found: SubmissionComment }>(sql`
    select ${COMMENT} as found from ${COMMENT_TABLES} where m.university_id = ${universityId} and m.id = ${commentId}`);
  return found;
}

/** Finds a comment with the same words that was sent just before. */
export const findSameComment = (db: Db, viewer: Viewer, submissionId: number, comment: string, now: Instant) =>
  db.maybe<{ id: number }>(sql`
    select id from submission_comments
    where university_id = ${viewer.universityId} and submission_id = ${submissionId} and enrollment_id = ${viewer.enrollmentId}
      and comment = ${comment} and deleted_at is null and created_at > ${now}::timestamptz - ${SAME_WITHIN}::interval`);

export const addComment = (db: Db, viewer: Viewer, submissionId: number, comment: string, now: Instant) =>
  db.one<{ id: number }>(sql`
    insert into submission_comments (university_id, course_id, submission_id, enrollment_id, author_role, comment, created_at)
    values (${viewer.universityId}, ${viewer.courseId}, ${submissionId}, ${viewer.enrollmentId}, ${viewer.role}, ${comment}, ${now})
    returning id`);

/** Changes a comment; its former text is kept as a version. */
export const rewriteComment = (db: Db, { universityId }: Viewer, commentId: number, comment: string, now: Instant) =>
  db.run(sql`
    with kept as (
      insert into comment_versions (university_id, comment_id, replaced_at, comment)
      select m.university_id, m.id, coalesce(
          greatest(${now}::timestamptz, (select max(v.replaced_at) + interval '1 millisecond' from comment_versions v
            where v.university_id = m.university_id and v.comment_id = m.id)), ${now}::timestamptz), m.comment
      from submission_comments m where m.university_id = ${universityId} and m.id = ${commentId})
    update submission_comments set comment = ${comment}, edited_at = ${now} where university_id = ${universityId} and id = ${commentId}`);

/** Hides a deleted comment, which is kept. */
export const hideComment = (db: Db, { universityId, accountId }: Viewer, commentId: number, now: Instant) =>
  db.run(sql`
    update submission_comments set deleted_at = ${now}, deleted_by = ${accountId}
    where university_id = ${universityId} and id = ${commentId} and deleted_at is null`);

const COLUMNS = sql`b.id, b.comment, b.updated_at as "updatedAt"`;
const own = ({ universityId, accountId }: Viewer) =>
  sql`b.university_id = ${universityId} and b.account_id = ${accountId}`;

export const findSaved = (db: Db, viewer: Viewer) =>
  db.many<SavedComment>(sql`
    select ${COLUMNS} from saved_comments b where ${own(viewer)} order by b.updated_at desc, b.id desc limit ${SAVED_COMMENTS_MOST}`);

/** Counts an account's saved comments and locks it, so that the limit holds. */
export async function lockBank(db: Db, viewer: Viewer): Promise<number> {
  await db.run(sql`select 1 from accounts where id = ${viewer.accountId} for update`);
  const { count } = await db.one<{ count: number }>(sql`select count(*) from saved_comments b where ${own(viewer)}`);
  return count;
}

export const findSavedComment = (db: Db, viewer: Viewer, comment: string) =>
  db.maybe<SavedComment>(sql`
    select ${COLUMNS} from saved_comments b where ${own(viewer)} and md5(b.comment) = md5(${comment})`);

export const saveComment = (db: Db, { universityId, accountId }: Viewer, comment: string, now: Instant) =>
  db.one<SavedComment>(sql`
    insert into saved_comments as b (university_id, account_id, comment, created_at, updated_at)
    values (${universityId}, ${accountId}, ${comment}, ${now}, ${now}) returning ${COLUMNS}`);

/** Changes a saved comment of the caller; nothing for those of others. */
export const changeSaved = (db: Db, viewer: Viewer, id: number, comment: string, now: Instant) =>
  db.maybe<SavedComment>(sql`
    update saved_comments b set comment = ${comment}, updated_at = ${now} where ${own(viewer)} and b.id = ${id} returning ${COLUMNS}`);

/** Removes a saved comment and returns how many were removed. */
export const forgetSaved = (db: Db, viewer: Viewer, id: number) =>
  db.run(sql`delete from saved_comments b where ${own(viewer)} and b.id = ${id}`);

/**
 * The latest comment on each submission of course `t`, found along an index, with its author and time. If it is the
 * student's, it may wait for an answer. SUCC-016
 */
export const LAST_WORDS = sql`
  select distinct on (m.submission_id) m.submission_id, m.enrollment_id, m.created_at from submission_comments m
  where m.university_id = t.university_id and m.course_id = t.course_id and m.deleted_at is null
  order by m.submission_id, m.id desc`;
