import type * as calls from '@bcs/contract/features/rosters/calls';
import type { EnrollmentEvent, RosterRow } from '@bcs/contract/features/rosters/model';
import type { ClassAdministrator, Viewer } from '@bcs/contract/kernel/ability';
import type { InputOf, OutputOf } from '@bcs/contract/kernel/call';
import type { Instant } from '@bcs/contract/kernel/clock';
import { sql, empty, type Sql, type Db } from '#database/db';
import { refusesMail } from '#features/mail-delivery/queries-address';
import { isBlocked } from '#kernel/seats';
import { containsTyped, findPage, orderedBy } from '#kernel/listing';
import { undoableTransfer } from './queries-transfers.ts';
import { STUDENT } from '@bcs/contract/kernel/roles';

type Input = InputOf<typeof calls.roster>;

/** The highest number of events in a person's history. */
const EVENTS = 200;

const COLUMNS: Record<Input['sort'], Sql> = {
  name: sql`a.name_order`,
  role: sql`e.role`,
  activatedAt: sql`e.activated_at`,
  endedAt: sql`e.ended_at`,
};

/**
 * Finds one page of a class's roster, of present or former members. ADM-033
 * @param seesRefusals whether the reader may see whose mail is stopped. SUCC-084
 */
export const findRoster = (
  db: Db,
  { universityId, courseId, accountId }: ClassAdministrator,
  { active, search, role, refusesMail: wantsRefusing = false, sort, descending, page }: Input,
  { seesRefusals, now }: Readonly<{ seesRefusals: boolean; now: Instant }>,
) => {
  const refuses = seesRefusals ? refusesMail('a') : sql`false`;
  return findPage<RosterRow>(
    db,
    {
      row: sql`'enrollmentId', e.id, 'accountId', a.id, 'firstName', a.first_name, 'lastName', a.last_name, 'email', a.email,
        'isNew', a.last_login_at is null, 'isOwn', a.id = ${accountId}, 'isBlocked', ${isBlocked('a')},
        'refusesMail', ${refuses}, 'role', e.role, 'active', e.active,
        'activatedAt', iso(e.activated_at), 'endedAt', iso(e.ended_at), 'lastDay', e.last_day, 'endReason', e.end_reason,
        'origin', e.origin, 'transfer', ${undoableTransfer(now)}`,
      from: sql`enrollments e join accounts a on a.id = e.account_id`,
      where: sql`e.university_id = ${universityId} and e.course_id = ${courseId} and e.active = ${active}
        and ${containsTyped(search, sql`a.first_name || ' ' || a.last_name || ' ' || a.email`)}
        ${role === null ? empty : sql`and e.role = ${role}`} ${wantsRefusing ? sql`and ${refuses}` : empty}`,
      order: sql`${orderedBy(COLUMNS[sort], descending)}, e.id`,
    },
    page,
  );
};

export const findRosterCourse = (db: Db, { universityId, courseId }: ClassAdministrator) =>
  db.one<OutputOf<typeof calls.roster>['course']>(sql`
    select c.id, c.code, c.name, u.name as university, c.time_zone as "timeZone",
      count(e.id) filter (where e.active) as "activeCount", count(e.id) filter (where not e.active) as "pastCount"
    from courses c join universities u on u.id = c.university_id
    left join enrollments e on e.university_id = c.university_id and e.course_id = c.id
    where c.university_id = ${universityId} and c.id = ${courseId}
    group by c.university_id, c.id, u.id`);

/** Finds the history of a person in a class with all their roles, each of which is a separate enrollment. ADM-030 */
export const findEvents = (db: Db, { universityId }: ClassAdministrator, enrollmentId: number) =>
  db.many<EnrollmentEvent>(sql`
    select h.id, h.at, h.what, h.role, h.role_before as "roleBefore", h.end_reason as "endReason", h.last_day as "lastDay",
      h.origin, h.note, case when b.id is not null then concat(b.first_name, ' ', b.last_name) end as author
    from enrollments e
    join enrollments o on o.university_id = e.university_id and o.course_id = e.course_id and o.account_id = e.account_id
    join enrollment_history h on h.university_id = o.university_id and h.enrollment_id = o.id
    left join accounts b on b.id = h.author_account_id
    where e.university_id = ${universityId} and e.id = ${enrollmentId}
    order by h.id desc limit ${EVENTS}`);

/** The highest number of listed former students; the roster contains all of them. */
const MAX_STUDENTS = 300;

/** Finds former students of the viewer's class, the latest first, or the one with this enrollment. ADM-033 */
export const findPastStudents = (
  db: Db,
  { universityId, courseId }: Viewer,
  enrollmentId: number | null,
): Promise<OutputOf<typeof calls.pastStudents>['students']> =>
  db.many(sql`
    select e.id as "enrollmentId", concat(a.first_name, ' ', a.last_name) as name, e.ended_at as "endedAt",
      e.last_day as "lastDay", e.end_reason as "endReason"
    from enrollments e join accounts a on a.id = e.account_id
    where e.university_id = ${universityId} and e.course_id = ${courseId} and not e.active and e.role = ${STUDENT}
      ${enrollmentId === null ? empty : sql`and e.id = ${enrollmentId}`}
    order by e.ended_at desc, e.id desc limit ${MAX_STUDENTS}`);
