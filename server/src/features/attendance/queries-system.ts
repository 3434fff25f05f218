import type { Viewer } from '@bcs/contract/kernel/ability';
import { HOUR, plus, type Instant } from '@bcs/contract/kernel/clock';
import { STUDENT } from '@bcs/contract/kernel/roles';
import { sql, type Db } from '#database/db';
import { notifyWebhooks } from '#features/webhooks/notify';
import { isStudentNow } from '#kernel/seats';
import { wasThere } from '#kernel/stays';
import type { NotifiedSessionFacts } from './notify.ts';

/** A class session that has ended. */
export interface EndedSession extends NotifiedSessionFacts, Pick<Viewer, 'universityId' | 'courseId' | 'timeZone'> {}

/**
 * The longest delay after which absences are still set: if the server was off, nobody wants to learn of them days
 * later.
 */
const LATEST = 24 * HOUR;
const SESSIONS_AT_ONCE = 50;

/** The facts of session `s` that notifications name. */
const SESSION_FACTS = sql`
  s.id as "sessionId", s.name as "sessionName", s.start_time as "startTime", s.end_time as "endTime", s.context_id as "contextId"`;

/** Finds sessions that have just ended in courses that set absences automatically. Office hours are not included. */
export const findEndedSessions = (db: Db, now: Instant) =>
  db.many<EndedSession>(sql`
    select s.university_id as "universityId", s.course_id as "courseId", k.time_zone as "timeZone", ${SESSION_FACTS}
    from courses k
    join sessions s on s.university_id = k.university_id and s.course_id = k.id
    where k.absent_after_session and k.state = 'published' and s.category_code = 'class' and s.cancelled_at is null and s.absences_set_at is null
      and s.end_time <= ${now}::timestamptz and s.end_time > ${plus(now, -LATEST)}::timestamptz
    order by s.end_time, s.university_id, s.id limit ${SESSIONS_AT_ONCE}`);

/** Locks the session, so that only one process sets its absences; false if that is done or no longer needed. */
export const lockEndedSession = async (db: Db, { universityId, sessionId }: EndedSession, now: Instant) =>
  (await db.maybe(sql`
    select s.id from sessions s join courses k on k.university_id = s.university_id and k.id = s.course_id
    where s.university_id = ${universityId} and s.id = ${sessionId} and k.absent_after_session and k.state = 'published'
      and s.cancelled_at is null and s.absences_set_at is null and s.end_time <= ${now}::timestamptz
    for no key update of s`)) !== undefined;

/**
 * Tells whether student `e`, who was in the class when session `s` began, has neither a status nor a waiting or
 * approved request. Students who joined later could not have attended. D-229
 */
const UNACCOUNTED = sql`
  ${isStudentNow('e')} and ${wasThere('e', sql`s.start_time`)}
  and not exists (
    select 1 from attendance a
    where a.university_id = s.university_id and a.session_id = s.id and a.enrollment_id = e.id)
  and not exists (
    select 1 from remote_requests q left join remote_decisions d on d.university_id = q.university_id and d.request_id = q.id
    where q.university_id = s.university_id and q.session_id = s.id and q.enrollment_id = e.id and q.cancelled_at is null
      and d.approved is not false)`;

/** Locks the next students without a status, as `lockStudent` locks one. */
export const lockUnaccounted = async (
  db: Db,
  { universityId, sessionId }: EndedSession,
  most: number,
): Promise<number[]> => {
  const held = await db.many<{ id: number }>(sql`
    select e.id from sessions s join enrollments e on e.university_id = s.university_id and e.course_id = s.course_id
    where s.university_id = ${universityId} and s.id = ${sessionId} and ${UNACCOUNTED}
    order by e.id limit ${most} for no key update of e`);
  return held.map(({ id }) => id);
};

/** Marks the locked students who still have no status as absent, without an author; returns them. */
export async function setAbsent(
  db: Db,
  { universityId, courseId, sessionId }: Pick<EndedSession, 'universityId' | 'courseId' | 'sessionId'>,
  held: readonly number[],
  now: Instant,
): Promise<number[]> {
  const absent = await db.many<{ id: number }>(sql`
    with stored as (
      insert into attendance (university_id, course_id, session_id, enrollment_id, status_code, set_at)
      select s.university_id, ${courseId}, s.id, e.id, 'absent', ${now}::timestamptz
      from sessions s join enrollments e on e.university_id = s.university_id and e.course_id = s.course_id
      where s.university_id = ${universityId} and s.id = ${sessionId} and e.id = any(${held}::int[]) and ${UNACCOUNTED}
      returning enrollment_id),
    kept as (
      insert into attendance_history (university_id, session_id, enrollment_id, new_status, changed_at)
      select ${universityId}, ${sessionId}, enrollment_id, 'absent', ${now}::timestamptz from stored
      returning enrollment_id)
    select enrollment_id as id from kept order by enrollment_id`);
  const ids = absent.map(({ id }) => id);
  await queueWebhooks(db, { universityId, courseId, sessionId }, ids, 'absent', now);
  return ids;
}

const queueWebhooks = (
  db: Db,
  { sessionId, ...course }: Pick<EndedSession, 'universityId' | 'courseId' | 'sessionId'>,
  enrollmentIds: readonly number[],
  statusCode: 'absent' | 'none',
  now: Instant,
): Promise<void> =>
  notifyWebhooks(
    db,
    'attendance.set',
    enrollmentIds.map((studentEnrollmentId) => ({ sessionId, studentEnrollmentId, statusCode })),
    { course, now },
  );

/** Marks an ended session as processed, so that the system leaves it alone. */
export const closeEndedSession = (db: Db, { universityId, sessionId }: EndedSession, now: Instant) =>
  db.run(sql`
    update sessions set absences_set_at = ${now} where university_id = ${universityId} and id = ${sessionId}`);

/** A session that the scope of the call has already found. */
type EndingSession = NotifiedSessionFacts & { readonly endTime: Instant };

export const getSessionFacts = (db: Db, { universityId }: Viewer, sessionId: number) =>
  db.one<EndingSession>(sql`
    select ${SESSION_FACTS} from sessions s where s.university_id = ${universityId} and s.id = ${sessionId}`);

/** Clears statuses that the system has set and nobody has changed since; returns the students. */
export async function undoSystemMarks(
  db: Db,
  { universityId, courseId, accountId }: Pick<Viewer, 'universityId' | 'courseId' | 'accountId'>,
  sessionId: number,
  now: Instant,
): Promise<number[]> {
  const held = await db.many<{ id: number }>(sql`
    select e.id from enrollments e
    where e.university_id = ${universityId} and e.course_id = ${courseId} and e.active and e.role = ${STUDENT} and e.id in (
      select a.enrollment_id from attendance a
      where a.university_id = ${universityId} and a.session_id = ${sessionId} and a.set_by is null)
    order by e.id for no key update`);
  const freed = await db.many<{ id: number }>(sql`
    with cleared as (
      delete from attendance a
      where a.university_id = ${universityId} and a.session_id = ${sessionId} and a.set_by is null
        and a.enrollment_id = any(${held.map(({ id }) => id)}::int[])
      returning a.enrollment_id, a.status_code)
    insert into attendance_history (university_id, session_id, enrollment_id, old_status, changed_by, changed_at)
    select ${universityId}, ${sessionId}, enrollment_id, status_code, ${accountId}, ${now}::timestamptz from cleared
    returning enrollment_id as id`);
  const ids = freed.map(({ id }) => id);
  await queueWebhooks(db, { universityId, courseId, sessionId }, ids, 'none', now);
  return ids;
}
