import { effectiveDueDate } from '@bcs/contract/features/coursework/due-date';
import { dueWhenReminded, reminderDay } from '@bcs/contract/features/coursework/reminders';
import { CAREER } from '@bcs/contract/features/enrollments/contexts';
import type { Viewer } from '@bcs/contract/kernel/ability';
import {
  addDays,
  endOfDay,
  startOfDay,
  type Day,
  type DaySpan,
  type Instant,
  type Zone,
} from '@bcs/contract/kernel/clock';
import { sql, type Db } from '#database/db';
import { EXTENDED_DUE } from './queries-assignment.ts';
import { isReleased } from '#kernel/released';
import { isStudentNow } from '#kernel/seats';
import { wasThere } from '#kernel/stays';

/** A course whose reminders for a day have not been sent yet. */
export interface UnremindedCourse extends Pick<Viewer, 'universityId' | 'courseId' | 'timeZone'> {
  readonly day: Day;
  readonly remindedOn: Day | null;
}

/** An assignment that may need a reminder. */
interface Due {
  readonly assignmentId: number;
  readonly title: string;
  readonly contextId: number;
  readonly required: boolean;
  readonly effectiveDueDate: Instant;
}
/** Finds the courses whose reminders are due and have not been sent. */
export async function findUnreminded(db: Db, now: Instant) {
  const zones = await db.many<{ zone: Zone }>(sql`select distinct time_zone as zone from courses`);
  const days = zones.map(({ zone }) => ({ zone, day: reminderDay(now, zone) }));
  return db.many<UnremindedCourse>(sql`
    select k.university_id as "universityId", k.id as "courseId", k.time_zone as "timeZone", k.reminded_on as "remindedOn", z.day
    from jsonb_to_recordset(${JSON.stringify(days)}::jsonb) as z(zone text, day date)
    join courses k on k.time_zone = z.zone and k.state = 'published' and (k.reminded_on is null or k.reminded_on < z.day)
    where z.day is not null
    order by k.university_id, k.id`);
}

/** Claims the reminders of a course in this transaction; false if another process was faster. */
export const claimReminders = async (db: Db, { universityId, courseId, day, remindedOn }: UnremindedCourse) =>
  (await db.run(sql`
    update courses set reminded_on = ${day}
    where university_id = ${universityId} and id = ${courseId} and reminded_on is not distinct from ${remindedOn}::date`)) ===
  1;

/**
 * Finds and locks work that is due around the given days, so that a simultaneous extension or submission waits, and
 * then withdraws its reminders. Hidden milestones are left out. D-065
 */
export async function lockDue(
  db: Db,
  { universityId, courseId, timeZone }: UnremindedCourse,
  days: DaySpan,
  now: Instant,
): Promise<Due[]> {
  const { from, to } = dueWhenReminded(days);
  // adds a day on both sides, because SQL adds extensions without considering the clocks
  const [start, end] = [startOfDay(addDays(from, -1), timeZone), endOfDay(addDays(to, 1), timeZone)];
  const rows = await db.many<Omit<Due, 'effectiveDueDate'> & { dueDate: Instant; bufferDays: number }>(sql`
    select a.id as "assignmentId", a.title, a.context_id as "contextId", a.required, a.due_date as "dueDate", a.buffer_days as "bufferDays"
    from assignments a
    join courses k on k.university_id = a.university_id and k.id = a.course_id
    join cohorts h on h.university_id = k.university_id and h.id = k.cohort_id
    where a.university_id = ${universityId} and a.course_id = ${courseId}
      and ${isReleased(now)}
      and ${EXTENDED_DUE} between ${start}::timestamptz and ${end}::timestamptz
      and not (a.context_id = ${CAREER} and h.hide_career_services)
    order by a.id
    for update of a`);
  return rows.map(({ dueDate, bufferDays, ...item }) => ({
    ...item,
    effectiveDueDate: effectiveDueDate(dueDate, bufferDays, timeZone),
  }));
}

/** Finds missing work for every student of the course who was there at its due date. D-229 */
export const findMissing = (db: Db, { universityId, courseId }: UnremindedCourse, due: readonly Due[]) =>
  db.many<Due & { studentEnrollmentId: number; submission: null; wasThere: true }>(sql`
    select d.*, e.id as "studentEnrollmentId", null as submission, true as "wasThere"
    from jsonb_to_recordset(${JSON.stringify(due)}::jsonb)
      as d("assignmentId" int, title text, "contextId" int, required boolean, "effectiveDueDate" text)
    join enrollments e on e.university_id = ${universityId} and e.course_id = ${courseId} and ${isStudentNow('e')}
      and ${wasThere('e', sql`d."effectiveDueDate"::timestamptz`)}
    where not exists (
      select from submissions w
      where w.university_id = ${universityId} and w.assignment_id = d."assignmentId" and w.enrollment_id = e.id)
    order by d."effectiveDueDate", d."assignmentId", e.id`);
