import { MFA_ROLES } from '@bcs/contract/features/identity/mfa';
import { ROLES_WITHOUT_NOTIFICATIONS } from '@bcs/contract/features/notifications/record';
import { STUDENT, ATTENDANCE_MANAGERS } from '@bcs/contract/kernel/roles';
import { sql, type Sql } from '#database/db';
import { findingWhenAny, mistake, warning, type Check, type Finding } from './check.ts';

/** Rules that no constraint can express. Each query counts rows that should not exist. */
const RULES: readonly (readonly [query: Sql, finding: (count: number) => Finding])[] = [
  [
    sql`select count(*) from submissions s join enrollments e on e.university_id = s.university_id and e.id = s.enrollment_id where e.role <> ${STUDENT}`,
    (count) => mistake(`${count} submissions are not from students.`),
  ],
  [
    sql`select count(*) from attendance a join enrollments e on e.university_id = a.university_id and e.id = a.enrollment_id where e.role <> ${STUDENT}`,
    (count) => mistake(`${count} attendance marks do not belong to students.`),
  ],
  [
    sql`select count(*) from submission_grades g join submissions s on s.university_id = g.university_id and s.id = g.submission_id
      join assignments a on a.university_id = s.university_id and a.id = s.assignment_id where a.context_id = 2`,
    (count) => mistake(`${count} career milestones have a grade.`),
  ],
  [
    sql`select count(*) from career_feedback f join submissions s on s.university_id = f.university_id and s.id = f.submission_id
      join assignments a on a.university_id = s.university_id and a.id = s.assignment_id where a.context_id = 1`,
    (count) => mistake(`${count} academic assignments have career feedback.`),
  ],
  [
    sql`select count(*) from submissions s where s.version <= (
      select coalesce(max(v.version), 0) from submission_versions v where v.university_id = s.university_id and v.submission_id = s.id)`,
    (count) => mistake(`${count} submissions have the number of an earlier version of themselves.`),
  ],
  [
    sql`select count(*) from remote_requests r join sessions s on s.university_id = r.university_id and s.id = r.session_id where s.context_id = 2`,
    (count) => mistake(`${count} remote requests are for career sessions.`),
  ],
  [
    sql`select count(*) from remote_requests r left join remote_decisions d on d.university_id = r.university_id and d.request_id = r.id
      where r.state <> case when d.approved then 'approved' when not d.approved then 'denied' else 'pending' end
        or (r.cancelled_at is not null and d.id is not null)`,
    (count) => mistake(`${count} remote requests are in a different state than their decision says.`),
  ],
  [
    sql`select count(*) from notifications n join enrollments e on e.university_id = n.university_id and e.id = n.enrollment_id where e.role = any(${ROLES_WITHOUT_NOTIFICATIONS})`,
    (count) => mistake(`${count} notifications are for admins or general managers, who get none.`),
  ],
  [
    sql`select count(*) from weekly_feedback w where not exists (
      select 1 from form_submissions f where f.university_id = w.university_id and f.enrollment_id = w.enrollment_id and f.week = w.week)`,
    (count) => mistake(`${count} weekly feedbacks have no survey.`),
  ],
  [
    sql`select count(*) from courses c join cohorts h on h.university_id = c.university_id and h.id = c.cohort_id
      where c.start_date < h.start_date or c.end_date > h.end_date`,
    (count) => warning(`${count} courses last longer than their cohort.`),
  ],
  [
    sql`select count(distinct a.id) from accounts a join enrollments e on e.account_id = a.id and e.active
      where a.active and e.role = any(${MFA_ROLES}) and a.mfa_required = false`,
    (count) => warning(`${count} admins or general managers sign in without a second factor.`),
  ],
  [
    sql`select count(*) from accounts a where a.can_manage_attendance and not exists (
      select 1 from enrollments e where e.account_id = a.id and e.active and e.role = any(${ATTENDANCE_MANAGERS}))`,
    (count) => warning(`${count} accounts may manage attendance, but are neither admin nor general manager.`),
  ],
];

const AMISS = 'The product never creates such rows: correct them by hand, and report how they came about.';

const literal = (value: unknown): string => {
  if (Array.isArray(value)) return `array[${value.map(literal).join(', ')}]`;
  return typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value);
};

/** The statement that shows the rows which a query counts. */
const showing = ({ text, values }: Sql): string =>
  text
    .replace(/count\(.*?\)/, '*')
    .replaceAll(/\$(\d+)/g, (_sign, place: string) => literal(values[Number(place) - 1]))
    .replaceAll(/\s+/g, ' ');

/** Adds advice to a finding. */
const advised = ({ level, text }: Finding, query: Sql): Finding => ({
  level,
  text: `${text} ${level === 'mistake' ? `${AMISS} ` : ''}To see them: ${showing(query)}`,
});

/** Checks whether the rows agree with each other. */
export const ROWS: Check = {
  name: 'Rows',
  look: async ({ database }) => {
    const findings: Finding[] = [];
    for (const [query, finding] of RULES) {
      const { count } = await database.one<{ count: number }>(query);
      findings.push(...findingWhenAny(count, (found) => advised(finding(found), query)));
    }
    return findings;
  },
};

/** Checks whether PostgreSQL knows the time zones; without one, all times of a course would be wrong. */
export const ZONES: Check = {
  name: 'Time zones',
  look: async ({ database }) => {
    const unknown = await database.many<{ zone: string }>(sql`
      select distinct time_zone as zone from courses where time_zone not in (select name from pg_timezone_names)`);
    return unknown.map(({ zone }) =>
      mistake(
        `The time zone ${zone} is unknown to the database: times of its courses would be wrong. Import the courses with another time zone, or update the database.`,
      ),
    );
  },
};
