import type { CaseRow, CaseState, StaffCase } from '@bcs/contract/features/support/model';
import type { Viewer } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import { SSM_TYPE, STUDENT, UNIVERSITY_KEEPERS } from '@bcs/contract/kernel/roles';
import { sql, empty, type Sql, type Db } from '#database/db';
import { refusesMail } from '#features/mail-delivery/queries-address';
import { deliveryOf, digestIsOff } from '#features/notifications/queries-mail';
import { MESSAGES, ROW } from './queries-json.ts';
import { isOffered, isSeat } from '#kernel/seats';

/** The number of cases on a page. */
const PAGE_LENGTH = 50;
const EXCERPT = 160;

/** Selects the cases of courses in which the viewer answers; for admins, also those of people without any class. */
const answeredBy = ({ accountId, universityId }: Viewer): Sql => {
  const own = sql`from enrollments e
    where e.account_id = ${accountId} and e.university_id = ${universityId} and ${isSeat('e')}`;
  return sql`
    t.university_id = ${universityId} and (
      t.course_id = any(array(select e.course_id ${own} and e.role = any(${SSM_TYPE})))
      or t.course_id is null and (select exists (select ${own} and e.role = any(${UNIVERSITY_KEEPERS}))))`;
};

/** The mail preference for the answer to case `t`. */
const MAIL_OF_CASE = deliveryOf(
  { account: sql`t.account_id`, university: sql`t.university_id`, course: sql`t.course_id` },
  sql`'support'`,
  sql`'at-once'`,
);

/**
 * Tells whether the person of case `t` is a student of its class, by enrollment `e`, so that answers are notifications.
 */
const IS_STUDENT = sql`coalesce(e.role = ${STUDENT} and e.active, false)`;

/**
 * Tells whether person `a` of case `t` gets no mail about an answer: because of their preferences, class, account or
 * address. SUCC-078, SUCC-083, SUCC-084, D-335
 */
const GETS_NO_MAIL = sql`(
  not a.active or ${refusesMail('a')} or ${MAIL_OF_CASE} = 'off'
  or ${IS_STUDENT} and (not ${isOffered('e')} or ${MAIL_OF_CASE} <> 'at-once' and ${digestIsOff(sql`a.id`)}))`;

/** Tells whether case `t` waits for staff, for both the desk and Today. SUCC-010 */
export const CASE_IS_OPEN = sql`t.state = 'open'`;

const escaped = (search: string) => `%${search.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

type Wanted = Readonly<{ state: CaseState; search: string; courseId?: number | undefined; page: number }>;
type Desk = Readonly<{ cases: CaseRow[]; counts: Record<CaseState, number>; more: boolean }>;

/** Finds cases: urgent ones first, then the longest waiting; closed ones by time. */
export async function findCases(db: Db, viewer: Viewer, { state, search, courseId, page }: Wanted): Promise<Desk> {
  const pattern = escaped(search);
  const among = sql`${answeredBy(viewer)} ${courseId === undefined ? empty : sql`and t.course_id = ${courseId}`}`;
  const { rows, open, waiting, closed } = await db.one<{
    rows: CaseRow[];
    open: number;
    waiting: number;
    closed: number;
  }>(sql`
    select count(*) filter (where ${CASE_IS_OPEN}) as open, count(*) filter (where t.state = 'waiting') as waiting,
      count(*) filter (where t.state = 'closed') as closed,
      coalesce((select json_agg(json_build_object('id', r.id, 'role', r.role, 'category', r.category, 'subcategory', r.subcategory,
          'priority', r.priority, 'state', r.state, 'date', iso(r.date), 'changedAt', iso(r."changedAt"), 'person', r.person,
          'userAccountAvatar', r."userAccountAvatar", 'course', r.course, 'excerpt', r.excerpt) order by r.place)
        from (
          select ${ROW}, left(t.description, ${EXCERPT}) as excerpt,
            row_number() over (order by (t.state <> 'closed' and t.priority = 'High') desc,
              case when t.state = 'closed' then t.changed_at end desc, t.changed_at, t.id) as place
          from support_tickets t
          join accounts a on a.id = t.account_id
          left join courses c on c.university_id = t.university_id and c.id = t.course_id
          where ${among} and t.state = ${state}
            and (${search.trim()} = '' or concat_ws(' ', a.first_name, a.last_name, t.category, t.subcategory, t.description) ilike ${pattern})
          order by place offset ${page * PAGE_LENGTH} limit ${PAGE_LENGTH + 1}) r), '[]') as rows
    from support_tickets t where ${among}`);
  return { cases: rows.slice(0, PAGE_LENGTH), counts: { open, waiting, closed }, more: rows.length > PAGE_LENGTH };
}

type Found = Omit<StaffCase, 'screenshotUrl'> & { readonly screenshotKey: string | null };

/** Reads a case that the viewer answers. */
export const findCase = (db: Db, viewer: Viewer, caseId: number) =>
  db.maybe<Found>(sql`
    select ${ROW}, t.version, t.description, a.email, t.tutor, e.role as "courseRoleCode", s.name as "sessionName",
      t.screenshot_key as "screenshotKey", ${MESSAGES} as messages, ${GETS_NO_MAIL} as "mailIsOff"
    from support_tickets t
    join accounts a on a.id = t.account_id
    left join courses c on c.university_id = t.university_id and c.id = t.course_id
    left join enrollments e on e.university_id = t.university_id and e.id = t.enrollment_id
    left join sessions s on s.university_id = t.university_id and s.id = t.session_id
    where ${answeredBy(viewer)} and t.id = ${caseId}`);

/** A case that is locked until the transaction ends. */
export interface LockedCase {
  readonly version: number;
  readonly universityId: number | null;
  readonly courseId: number | null;
  readonly timeZone: string | null;
  readonly accountId: number;
  readonly enrollmentId: number | null;
  readonly isStudent: boolean;
  readonly subject: string;
  readonly student: string;
}

export const lockedCase = (where: Sql): Sql => sql`
  select t.version, t.university_id as "universityId", t.course_id as "courseId", c.time_zone as "timeZone", t.account_id as "accountId",
    t.enrollment_id as "enrollmentId", ${IS_STUDENT} as "isStudent",
    concat_ws(': ', t.category, t.subcategory) as subject, concat(a.first_name, ' ', a.last_name) as student
  from support_tickets t
  join accounts a on a.id = t.account_id
  left join courses c on c.university_id = t.university_id and c.id = t.course_id
  left join enrollments e on e.university_id = t.university_id and e.id = t.enrollment_id
  where ${where} for update of t`;

export const lockCase = (db: Db, viewer: Viewer, caseId: number) =>
  db.maybe<LockedCase>(lockedCase(sql`${answeredBy(viewer)} and t.id = ${caseId}`));

/** The recipient of a mail about a case. */
export interface CaseRecipient {
  readonly accountId: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly subject: string;
  readonly body: string;
  readonly writtenAt: Instant;
}

/** Finds the person of a case and the answer. */
export const findAnswer = (db: Db, caseId: number, clientKey: string) =>
  db.maybe<CaseRecipient>(sql`
    select a.id as "accountId", a.first_name as "firstName", a.last_name as "lastName", a.email,
      concat_ws(': ', t.category, t.subcategory) as subject, m.body, m.created_at as "writtenAt"
    from support_messages m
    join support_tickets t on t.id = m.ticket_id
    join accounts a on a.id = t.account_id and a.active
    where ${MAIL_OF_CASE} <> 'off' and m.ticket_id = ${caseId} and m.client_key = ${clientKey} and m.by_staff`);
