import type { AdminSession, ScheduledClass } from '@bcs/contract/features/scheduling/model';
import type { ClassAdministrator, ClassKey } from '@bcs/contract/kernel/ability';
import type { Span } from '@bcs/contract/features/scheduling/local-span';
import { sql, empty, type Db, type Sql } from '#database/db';

/** The highest number of listed sessions, more than any class has. */
const MOST_LISTED = 3000;

/** The class whose sessions are planned. */
export interface ScheduleFacts extends ScheduledClass {
  readonly program: string | null;
}

/**
 * Reads a class with its days, holidays and rooms.
 * @param holds whether to lock its plan until the transaction ends
 */
export const getSchedule = (db: Db, { universityId, courseId }: ClassKey, holds: boolean) =>
  db.one<ScheduleFacts>(sql`
    select c.id, c.code, c.name, u.name as university, p.name as program, c.time_zone as "timeZone", c.start_date as "startDay",
      c.end_date as "endDay", c.holidays,
      coalesce((select json_agg(json_build_object('id', r.id, 'name', r.name) order by r.name, r.id)
        from classrooms r where r.university_id = c.university_id and r.archived_at is null), '[]') as rooms
    from courses c join universities u on u.id = c.university_id
    left join cohorts h on h.university_id = c.university_id and h.id = c.cohort_id
    left join programs p on p.university_id = h.university_id and p.id = h.program_id
    where c.university_id = ${universityId} and c.id = ${courseId}
    ${holds ? sql`for no key update of c` : empty}`);

/** Finds all sessions of the class in order. */
export const findAdminSessions = (db: Db, { universityId, courseId }: ClassAdministrator) =>
  db.many<AdminSession>(sql`
    select s.id, s.name, s.chapter::float8 as chapter, s.short_description as "shortDescription", s.version, s.category_code as category, s.start_time as "startTime", s.end_time as "endTime",
      r.name as room, s.cancelled_at is not null as cancelled
    from sessions s left join classrooms r on r.university_id = s.university_id and r.id = s.classroom_id
    where s.university_id = ${universityId} and s.course_id = ${courseId}
    order by s.start_time, s.id limit ${MOST_LISTED}`);

/** The highest number of meetings, more than any class has. */
const MOST_MEETINGS = 3000;

/** The times of the class meetings in order. */
export const meetingsIn = (universityId: Sql, courseId: Sql): Sql => sql`
  select start_time as "startTime", end_time as "endTime" from sessions
  where university_id = ${universityId} and course_id = ${courseId} and category_code = 'class' and cancelled_at is null
  order by start_time limit ${MOST_MEETINGS}`;

export const findMeetings = (db: Db, { universityId, courseId }: ClassKey) =>
  db.many<Span>(meetingsIn(sql`${universityId}`, sql`${courseId}`));

/** The session to which the due date of assignment `a` is tied, and how; null if it is independent. ADM-096 */
export const DUE_TIE_JSON = sql`
  case when a.due_session_id is not null then json_build_object('sessionId', a.due_session_id, 'tie', a.due_tie) end`;
