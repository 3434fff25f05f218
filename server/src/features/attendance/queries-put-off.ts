import type { ClassKey, Viewer } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import { sql, type Sql, type Db } from '#database/db';
import { notifyWebhooks } from '#features/webhooks/notify';

type Author = ClassKey & Pick<Viewer, 'accountId'>;

/** A student whose status has changed, with the old or present status. */
export interface MarkedStudent {
  readonly studentEnrollmentId: number;
  readonly statusCode: 'present' | 'remote' | 'absent' | 'exception';
}

/**
 * Selects marks `a` that depend on the date of their session; an approved remote day belongs to the session whatever
 * its date. D-235
 */
const HANGS_ON_DATE = sql`not (a.status_code = 'remote' and exists (
  select from remote_requests q join remote_decisions d on d.university_id = q.university_id and d.request_id = q.id and d.approved
  where q.university_id = a.university_id and q.session_id = a.session_id and q.enrollment_id = a.enrollment_id
    and q.cancelled_at is null))`;

/** The latest status that a postponement has cleared and nobody has changed since. */
const lastPutOff = ({ universityId }: ClassKey, sessions: Sql): Sql => sql`
  select h.* from (
    select distinct on (h.session_id, h.enrollment_id) h.* from attendance_history h
    where h.university_id = ${universityId} and h.session_id in (${sessions})
    order by h.session_id, h.enrollment_id, h.id desc) h
  where h.put_off`;

/** A session with its start after a change. */
export type PostponedSession = Readonly<{ id: number; startTime: Instant }>;

/** Counts statuses that depend on the dates of sessions, and those that are restored when sessions move back. D-235 */
export const countMarks = (db: Db, place: ClassKey, moved: readonly PostponedSession[]) =>
  db.one<{ hanging: number; restored: number }>(sql`
    with moved as (select * from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as m(id int, "startTime" timestamptz))
    select
      (select count(*) from attendance a join moved m on m.id = a.session_id
        where a.university_id = ${place.universityId} and ${HANGS_ON_DATE})::int as hanging,
      (select count(*) from (${lastPutOff(place, sql`select id from moved`)}) h join moved m on m.id = h.session_id
        where m."startTime" <= h.changed_at)::int as restored`);

/** Locks the students of a class whose marks change, as `lockStudent` locks one. */
const lockMarked = (db: Db, { universityId, courseId }: ClassKey, sessionId: number) =>
  db.many(sql`
    select e.id from enrollments e
    where e.university_id = ${universityId} and e.course_id = ${courseId} and e.id in (
      select h.enrollment_id from attendance_history h where h.university_id = ${universityId} and h.session_id = ${sessionId}
      union select a.enrollment_id from attendance a where a.university_id = ${universityId} and a.session_id = ${sessionId})
    order by e.id for no key update`);

/** Clears the marks of a postponed session; returns the students and their old marks. D-235 */
export async function clearMarks(db: Db, place: Author, sessionId: number, now: Instant): Promise<MarkedStudent[]> {
  const { universityId, accountId } = place;
  await lockMarked(db, place, sessionId);
  const cleared = await db.many<MarkedStudent>(sql`
    with cleared as (
      delete from attendance a where a.university_id = ${universityId} and a.session_id = ${sessionId} and ${HANGS_ON_DATE}
      returning a.enrollment_id, a.status_code, a.excused_absence_reason_id, a.punctuality_id),
    kept as (
      insert into attendance_history (university_id, session_id, enrollment_id, old_status, old_reason_id, old_punctuality_id,
        put_off, changed_by, changed_at)
      select ${universityId}, ${sessionId}, enrollment_id, status_code, excused_absence_reason_id, punctuality_id, true,
        ${accountId}, ${now}::timestamptz from cleared)
    select enrollment_id as "studentEnrollmentId", status_code as "statusCode" from cleared order by 1`);
  const none = cleared.map(({ studentEnrollmentId }) => ({
    sessionId,
    studentEnrollmentId,
    statusCode: 'none' as const,
  }));
  await notifyWebhooks(db, 'attendance.set', none, { course: place, now });
  return cleared;
}

/**
 * Restores the marks of a session that moves back, unless somebody has set others since; returns the students. D-235
 */
export async function restoreMarks(
  db: Db,
  place: Author,
  { id, startTime }: PostponedSession,
  now: Instant,
): Promise<MarkedStudent[]> {
  const { universityId, courseId, accountId } = place;
  await lockMarked(db, place, id);
  const back = await db.many<MarkedStudent>(sql`
    with back as (
      insert into attendance (university_id, course_id, session_id, enrollment_id, status_code, excused_absence_reason_id,
        punctuality_id, set_by, set_at)
      select ${universityId}, ${courseId}, h.session_id, h.enrollment_id, h.old_status, h.old_reason_id, h.old_punctuality_id,
        ${accountId}, ${now}::timestamptz
      from (${lastPutOff(place, sql`select ${id}::int`)}) h where ${startTime}::timestamptz <= h.changed_at
      on conflict do nothing
      returning enrollment_id, status_code, excused_absence_reason_id),
    kept as (
      insert into attendance_history (university_id, session_id, enrollment_id, new_status, new_reason_id, changed_by, changed_at)
      select ${universityId}, ${id}, enrollment_id, status_code, excused_absence_reason_id, ${accountId}, ${now}::timestamptz
      from back)
    select enrollment_id as "studentEnrollmentId", status_code as "statusCode" from back order by 1`);
  const told = back.map((mark) => ({ sessionId: id, ...mark }));
  await notifyWebhooks(db, 'attendance.set', told, { course: place, now });
  return back;
}
