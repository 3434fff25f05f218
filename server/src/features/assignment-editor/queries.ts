import type { AssignmentFields, EditedClass } from '@bcs/contract/features/assignment-editor/model';
import type { ClassKey } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import { sql, empty, type Sql, type Db } from '#database/db';
import { isOut } from '#kernel/released';
import { DUE_TIE_JSON } from '#features/scheduling/queries-class';
import { EXTENDED_DUE, STAFF_COUNTS } from '#features/coursework/queries-assignment';

/** An assignment in any state, as it is stored. */
export interface StoredAssignment extends Omit<AssignmentFields, 'kind'> {
  readonly id: number;
  readonly contextId: 1 | 2;
  readonly prework: boolean;
  readonly bufferDays: number;
  readonly archivedAt: Instant | null;
  readonly version: number;
}
export type CountedAssignment = StoredAssignment & Readonly<{ submitted: number; graded: number }>;

/** The highest number of listed assignments, more than any class has. */
const MOST_LISTED = 500;

const STORED = sql`a.id, a.context_id as "contextId", a.prework, a.title, a.header, a.content, a.required,
  a.required_for_graduation as "requiredForGraduation", a.assignment_date as "assignmentDate", a.due_date as "dueDate",
  a.min_hours::float8 as "minHours", a.max_hours::float8 as "maxHours", a.buffer_days as "bufferDays",
  ${DUE_TIE_JSON} as tied,
  a.draft, a.release_at as "releaseAt", a.archived_at as "archivedAt", a.version`;

export const findEditedClass = (db: Db, { universityId, courseId }: ClassKey) =>
  db.one<EditedClass>(sql`
    select id, code, name, time_zone as "timeZone", start_date as "startDate", state = 'draft' as "isDraft"
    from courses where university_id = ${universityId} and id = ${courseId}`);

/**
 * Finds the assignments of a class by due date, or one of them, with the number of submissions by active students.
 * ADM-091
 */
export const findAssignments = (db: Db, { universityId, courseId }: ClassKey, only: number | null = null) =>
  db.many<CountedAssignment>(sql`
    select ${STORED}, n.submitted::int, n.graded::int from assignments a left join lateral (${STAFF_COUNTS}) n on true
    where a.university_id = ${universityId} and a.course_id = ${courseId} and (${only}::int is null or a.id = ${only}::int)
    order by ${EXTENDED_DUE}, a.id limit ${MOST_LISTED}`);

/**
 * Selects assignments `a` of a class.
 * @param holds whether to lock them until the transaction ends
 */
const storedWhere = ({ universityId, courseId }: ClassKey, which: Sql, holds: boolean): Sql => sql`
  select ${STORED} from assignments a
  where a.university_id = ${universityId} and a.course_id = ${courseId} and ${which}
  ${holds ? sql`for update` : empty}`;

/**
 * Finds one assignment of a class in any state.
 * @param holds as in `storedWhere`
 */
export const findStored = (db: Db, place: ClassKey, id: number, holds: boolean) =>
  db.maybe<StoredAssignment>(storedWhere(place, sql`a.id = ${id}`, holds));

/**
 * Finds the assignments that are not archived.
 * @param holds as in `storedWhere`
 */
export const findStoredOf = (db: Db, place: ClassKey, ids: readonly number[], holds: boolean) =>
  db.many<StoredAssignment>(
    storedWhere(place, sql`a.id = any(${ids as number[]}) and a.archived_at is null order by a.id`, holds),
  );

/**
 * Finds the assignments whose due dates are tied to sessions, except archived ones.
 * @param holds as in `storedWhere`
 */
export const findTiedAssignments = (db: Db, place: ClassKey, sessionIds: readonly number[], holds: boolean) =>
  db.many<StoredAssignment>(
    storedWhere(
      place,
      sql`a.due_session_id = any(${sessionIds as number[]}) and a.archived_at is null
        order by a.due_date, a.id limit ${MOST_LISTED}`,
      holds,
    ),
  );

/** The start of a session of the class, even if it is cancelled. */
export const findSessionStart = async (
  db: Db,
  { universityId, courseId }: ClassKey,
  sessionId: number,
): Promise<Instant | null> =>
  (
    await db.maybe<{ startTime: Instant }>(sql`
      select start_time as "startTime" from sessions
      where university_id = ${universityId} and course_id = ${courseId} and id = ${sessionId}`)
  )?.startTime ?? null;

/**
 * Finds unreleased assignments by due date; in a draft class, all of them.
 * @param holds as in `storedWhere`. ADM-094, D-239
 */
export const findUnreleased = (
  db: Db,
  place: ClassKey,
  {
    now,
    isDraft,
    holds,
  }: {
    readonly now: Instant;
    readonly isDraft: boolean;
    readonly holds: boolean;
  },
) =>
  db.many<StoredAssignment>(
    storedWhere(
      place,
      sql`a.archived_at is null and (${isDraft}::boolean or not ${isOut(now)}) order by ${EXTENDED_DUE}, a.id limit ${MOST_LISTED}`,
      holds,
    ),
  );
