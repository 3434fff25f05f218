import { MOST_SESSIONS } from '@bcs/contract/features/scheduling/failures';
import type { StandingSession } from '@bcs/contract/features/session-editor/changed-sessions';
import type { Hanging, MovableItem } from '@bcs/contract/features/session-editor/model';
import type { ClassKey } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import { STUDENT } from '@bcs/contract/kernel/roles';
import { sql, empty, type Sql, type Db } from '#database/db';
import { isSeat } from '#kernel/seats';
import { findStoredOf, type StoredAssignment } from '#features/assignment-editor/queries';

/** A stored session, cancelled or not. */
export interface StoredSession extends StandingSession {
  readonly contextId: 1 | 2;
  readonly ruleId: number | null;
  readonly version: number;
  readonly cancelledAt: Instant | null;
  /** The time when absences were set automatically. */
  readonly absencesSetAt: Instant | null;
}

const STORED = sql`s.id, s.category_code as category, s.name, s.chapter::float8 as chapter,
  s.short_description as "shortDescription", s.long_description as "longDescription", s.start_time as "startTime",
  s.end_time as "endTime", s.classroom_id as "roomId", s.context_id as "contextId", s.rule_id as "ruleId", s.version,
  s.cancelled_at as "cancelledAt", s.absences_set_at as "absencesSetAt"`;

/**
 * Selects sessions `s` of a class.
 * @param holds whether to lock them until the transaction ends
 */
const storedWhere = ({ universityId, courseId }: ClassKey, which: Sql, holds: boolean): Sql => sql`
  select ${STORED} from sessions s
  where s.university_id = ${universityId} and s.course_id = ${courseId} and ${which}
  ${holds ? sql`for no key update of s` : empty}`;

/**
 * Finds one session of the class, cancelled or not.
 * @param holds as in `storedWhere`
 */
export const findStored = (db: Db, place: ClassKey, id: number, holds: boolean) =>
  db.maybe<StoredSession>(storedWhere(place, sql`s.id = ${id}`, holds));

/** Finds the remaining sessions of a weekly rule, the earliest first. @param holds as in `storedWhere` */
export const findOfRule = (db: Db, place: ClassKey, ruleId: number, holds: boolean) =>
  db.many<StoredSession>(
    storedWhere(
      place,
      sql`s.rule_id = ${ruleId} and s.cancelled_at is null order by s.start_time, s.id limit ${MOST_SESSIONS}`,
      holds,
    ),
  );

/**
 * Finds the sessions that are not cancelled.
 * @param holds as in `storedWhere`
 */
export const findHeldSessions = (db: Db, place: ClassKey, ids: readonly number[], holds: boolean) =>
  db.many<StoredSession>(
    storedWhere(place, sql`s.id = any(${ids as number[]}) and s.cancelled_at is null order by s.id`, holds),
  );

/** Counts the students who are notified in the class: none unless it is published. D-187 */
const listeners = ({ universityId, courseId }: ClassKey): Sql => sql`
  select count(*)::int as listeners from courses c
  join enrollments e on e.university_id = c.university_id and e.course_id = c.id and ${isSeat('e')} and e.role = ${STUDENT}
  where c.university_id = ${universityId} and c.id = ${courseId} and c.state = 'published'`;

export const countListeners = async (db: Db, place: ClassKey) =>
  (await db.one<{ listeners: number }>(listeners(place))).listeners;

/** The facts that depend on sessions, and the people who would be notified of a change. ADM-086, ADM-088 */
export interface HangingFacts extends Hanging {
  readonly remoteDays: number;
  readonly absencesTakenBack: number;
  /** The number of students who are notified; 0 unless the class is published. D-187 */
  readonly listeners: number;
}

/**
 * Counts what depends on sessions.
 * @param aheadAgain the past sessions that the change moves into the future
 */
export const countHanging = (
  db: Db,
  { universityId, courseId }: ClassKey,
  sessionIds: readonly number[],
  aheadAgain: readonly number[] = [],
) =>
  db.one<HangingFacts>(sql`
    select a.*, r.*, e.* from (
      select (count(*) filter (where punctuality_id is not null))::int as "checkIns",
        (count(*) filter (where punctuality_id is null and set_by is not null))::int as marked,
        (count(*) filter (where set_by is null))::int as "setBySystem",
        (count(*) filter (where set_by is null and session_id = any(${aheadAgain as number[]})))::int as "absencesTakenBack",
        (count(*) filter (where status_code = 'remote'))::int as "remoteDays"
      from attendance where university_id = ${universityId} and session_id = any(${sessionIds as number[]})) a,
    (select (count(*) filter (where state = 'pending'))::int as "requestsPending",
        (count(*) filter (where state = 'approved'))::int as "requestsApproved"
      from remote_requests
      where university_id = ${universityId} and session_id = any(${sessionIds as number[]}) and cancelled_at is null) r,
    (${listeners({ universityId, courseId })}) e`);

/** A pending remote request, with the facts told to those who decide it. */
export interface PendingRequest {
  readonly requestId: number;
  readonly student: string;
  readonly studentId: number;
  readonly studentEnrollmentId: number;
}

export const findPendingRequests = (db: Db, { universityId }: ClassKey, sessionId: number) =>
  db.many<PendingRequest>(sql`
    select q.id as "requestId", concat(c.first_name, ' ', c.last_name) as student, c.id as "studentId",
      e.id as "studentEnrollmentId"
    from remote_requests q
    join enrollments e on e.university_id = q.university_id and e.id = q.enrollment_id and e.active
    join accounts c on c.id = e.account_id
    where q.university_id = ${universityId} and q.session_id = ${sessionId} and q.state = 'pending' and q.cancelled_at is null
    order by q.id`);

/** The active students who are marked absent. */
export const findAbsent = async (db: Db, { universityId }: ClassKey, sessionId: number): Promise<number[]> => {
  const absent = await db.many<{ id: number }>(sql`
    select e.id from attendance a
    join enrollments e on e.university_id = a.university_id and e.id = a.enrollment_id and e.active
    where a.university_id = ${universityId} and a.session_id = ${sessionId} and a.status_code = 'absent'
    order by e.id`);
  return absent.map(({ id }) => id);
};

/** The sessions and assignments to be moved. */
export type MovableItems = Readonly<{ sessions: StoredSession[]; assignments: StoredAssignment[] }>;

/**
 * Finds the items that are not cancelled or archived.
 * @param holds whether to lock them until the transaction ends
 */
export async function findMovable(
  db: Db,
  place: ClassKey,
  items: readonly MovableItem[],
  holds: boolean,
): Promise<MovableItems> {
  const idsOf = (kind: MovableItem['kind']) => items.filter((item) => item.kind === kind).map(({ id }) => id);
  return {
    sessions: await findHeldSessions(db, place, idsOf('session'), holds),
    assignments: await findStoredOf(db, place, idsOf('assignment'), holds),
  };
}
