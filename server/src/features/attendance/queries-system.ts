import type { Viewer } from '@bcs/contract/kernel/ability';
import { HOUR, plus, type Instant } from '@bcs/contract/kernel/clock';
import { STUDENT } from '@bcs/contract/kernel/roles';
import { sql, type Db } from '#database/db';
import { notifyWebhooks } from '#features/webhooks/notify';
import { isStudentNow } from '#kernel/seats';
import { wasThere } from '#kernel/stays';
import type { NotifiedSessionFacts } from './notify.ts';

/** A class that is over. */
export interface EndedSession extends NotifiedSessionFacts, Pick<Viewer, 'universityId' | 'courseId' | 'timeZone'> {}

/** Nobody wants to learn days later of an absence that a server which was off did not set. */
const LATEST = 24 * HOUR;
const SESSIONS_AT_ONCE = 50;

/** The session `s` as texts name it. */
const SESSION_FACTS = sql`
  s.id as "sessionId", s.name as "sessionName", s.start_time as "startTime", s.end_time as "endTime", s.context_id as "contextId"`;

/** Classes of courses that set absences, which have just ended and wait for theirs. Office hours are nobody's duty. */
export const findEndedSessions = (db: Db, now: Instant) =>
  db.many<EndedSession>(sql`
    select s.university_id as "universityId", s.course_id as "courseId", k.time_zone as "timeZone", ${SESSION_FACTS}
    from courses k
    join sessions s on s.university_id = k.university_id and s.course_id = k.id
    where k.absent_after_session and k.state = 'published' and s.category_code = 'class' and s.cancelled_at is null and s.absences_set_at is null
      and s.end_time <= ${now}::timestamptz and s.end_time > ${plus(now, -LATEST)}::timestamptz
    order by s.end_time, s.university_id, s.id limit ${SESSIONS_AT_ONCE}`);

/** Holds the session, so that of two processes one sets its absences; false when that is done, or not to be done any more. */
export const lockEndedSession = async (db: Db, { universityId, sessionId }: EndedSession, now: Instant) =>
  (await db.maybe(sql`
    select s.id from sessions s join courses k on k.university_id = s.university_id and k.id = s.course_id
    where s.university_id = ${universityId} and s.id = ${sessionId} and k.absent_after_session and k.state = 'published'
      and s.cancelled_at is null and s.absences_set_at is null and s.end_time <= ${now}::timestamptz
    for no key update of s`)) !== undefined;

/**
 * Tells whether a student `e` who was in the class when session `s` began has neither a status nor a request that waits
 * or was granted: whoever came later could not be there in time. D-229
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

/** Holds the next students without a status, as `lockStudent` holds one. */
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

/** Sets those of the held students absent who still have no status, in nobody's name; answers whom. */
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

/** Marks an ended session, which the system leaves alone from here on. */
export const closeEndedSession = (db: Db, { universityId, sessionId }: EndedSession, now: Instant) =>
  db.run(sql`
    update sessions set absences_set_at = ${now} where university_id = ${universityId} and id = ${sessionId}`);

/** A session that the scope of the call has found already. */
type EndingSession = NotifiedSessionFacts & { readonly endTime: Instant };

export const getSessionFacts = (db: Db, { universityId }: Viewer, sessionId: number) =>
  db.one<EndingSession>(sql`
    select ${SESSION_FACTS} from sessions s where s.university_id = ${universityId} and s.id = ${sessionId}`);

/** Clears what the system has set of the students of the class and nobody has changed since; answers whose. */
export async function undoSystem(
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
