import type { Presence } from '@bcs/contract/features/classroom/model';
import type { Viewer } from '@bcs/contract/kernel/ability';
import { instantOf, msOf, SECOND, type Instant } from '@bcs/contract/kernel/clock';
import { STUDENT } from '@bcs/contract/kernel/roles';
import { sql, type Db } from '#database/db';
import type { RoomEvent } from '#kernel/media';

/** The time after which a person without signs of life counts as gone, even if their process crashed. */
const SEEN_WITHIN = 60 * SECOND;

type Of = RoomEvent['pass'];

/** Starts a visit. */
export const addVisit = (
  db: Db,
  { universityId, meetingId, sessionId, enrollmentId }: Of,
  now: Instant,
): Promise<unknown> =>
  db.run(sql`
    insert into meeting_visits (university_id, meeting_id, session_id, enrollment_id, came_at, seen_at)
    values (${universityId}, ${meetingId}, ${sessionId}, ${enrollmentId}, ${now}, ${now})`);

/** Ends a visit. */
export const endVisit = (db: Db, { universityId, meetingId, enrollmentId }: Of, now: Instant): Promise<unknown> =>
  db.run(sql`
    update meeting_visits set seen_at = greatest(seen_at, ${now}::timestamptz), left_at = ${now}
    where university_id = ${universityId} and meeting_id = ${meetingId} and enrollment_id = ${enrollmentId} and left_at is null`);

export const setStage = (db: Db, { universityId, meetingId, enrollmentId }: Of, onStage: boolean): Promise<unknown> =>
  db.run(sql`
    insert into meeting_people (university_id, meeting_id, enrollment_id, on_stage)
    values (${universityId}, ${meetingId}, ${enrollmentId}, ${onStage})
    on conflict (university_id, meeting_id, enrollment_id) do update set on_stage = excluded.on_stage`);

/** Excludes a person for the rest of the meeting. */
export const setRemoved = (db: Db, { universityId, meetingId, enrollmentId }: Of, now: Instant): Promise<unknown> =>
  db.run(sql`
    insert into meeting_people (university_id, meeting_id, enrollment_id, removed_at)
    values (${universityId}, ${meetingId}, ${enrollmentId}, ${now})
    on conflict (university_id, meeting_id, enrollment_id) do update set removed_at = excluded.removed_at, on_stage = false`);

/**
 * Renews the visits of people who are still there.
 * @returns those who are still enrolled in a class that takes part
 */
export async function renewVisits(db: Db, inside: readonly Of[], now: Instant): Promise<ReadonlySet<number>> {
  if (inside.length === 0) return new Set();
  const rows = await db.many<{ enrollmentId: number }>(sql`
    update meeting_visits v set seen_at = greatest(v.seen_at, ${now}::timestamptz)
    from json_to_recordset(${JSON.stringify(inside)}::json) as o("universityId" int, "meetingId" int, "sessionId" int, "enrollmentId" int)
    join enrollments e on e.university_id = o."universityId" and e.id = o."enrollmentId" and e.active
    join meeting_sessions g on g.university_id = o."universityId" and g.meeting_id = o."meetingId" and g.session_id = o."sessionId"
      and g.ended_at is null
    where v.university_id = o."universityId" and v.meeting_id = o."meetingId" and v.enrollment_id = o."enrollmentId" and v.left_at is null
    returning v.enrollment_id as "enrollmentId"`);
  return new Set(rows.map(({ enrollmentId }) => enrollmentId));
}

/** Finds the students of a session's course who were in its room. */
export const findPresence = (db: Db, { universityId, courseId }: Viewer, sessionId: number, now: Instant) =>
  db.many<Presence>(sql`
    select e.account_id as "studentId",
      round(sum(extract(epoch from v.seen_at - v.came_at)) / 60)::int as minutes,
      min(v.came_at) as "cameAt", max(v.seen_at) as "lastSeenAt",
      bool_or(v.left_at is null and v.seen_at > ${instantOf(msOf(now) - SEEN_WITHIN)}::timestamptz) as inside
    from meeting_visits v
    join enrollments e on e.university_id = v.university_id and e.id = v.enrollment_id
    where v.university_id = ${universityId} and v.session_id = ${sessionId} and e.course_id = ${courseId} and e.role = ${STUDENT}
    group by e.account_id order by e.account_id`);
