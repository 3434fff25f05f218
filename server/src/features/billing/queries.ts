import type { Calls } from '@bcs/contract/contract';
import type { OutputOf } from '@bcs/contract/kernel/call';
import type { Day, Instant } from '@bcs/contract/kernel/clock';
import { STUDENT } from '@bcs/contract/kernel/roles';
import { sql, type Db } from '#database/db';
import { isSeat } from '#kernel/seats';

type Program = OutputOf<Calls['billing']>['universityPrograms'][number];

export interface BillingEntry {
  readonly kind: 'charge' | 'payment';
  readonly description: string;
  readonly amountCents: number;
  readonly currency: string;
  readonly dated: Day;
}
/** The charges and payments of one class. */
export type BillingAccount = Readonly<{ programName: string; courseName: string; entries: readonly BillingEntry[] }>;
export type BillingStatement = Readonly<{ name: string; universityName: string; accounts: readonly BillingAccount[] }>;

/** Selects classes `e` in which an account is a student and whose cohort `h` does not hide Billing. D-017 */
const paidFor = (accountId: number) => sql`
  enrollments e
  join courses c on c.university_id = e.university_id and c.id = e.course_id
  join cohorts h on h.university_id = c.university_id and h.id = c.cohort_id
  join programs p on p.university_id = h.university_id and p.id = h.program_id
  join universities u on u.id = e.university_id
  where e.account_id = ${accountId} and ${isSeat('e')} and e.role = ${STUDENT} and not h.hide_billing`;

/** Finds the programs for which an account can pay. CHAT-006, D-169 */
export const findPrograms = (db: Db, accountId: number) =>
  db.many<Program>(sql`
    select x."universityId", x."universityName", x."programName" from (
      select distinct u.id as "universityId", u.name as "universityName", p.name as "programName" from ${paidFor(accountId)}) x
    order by name_key(x."universityName") collate "C", x."universityId", name_key(x."programName") collate "C"`);

/** Reads everything recorded for an account at one university; nothing if it attends no class there. */
export const findStatement = (db: Db, accountId: number, universityId: number) =>
  db.maybe<BillingStatement>(sql`
    select concat(a.first_name, ' ', a.last_name) as name, n.name as "universityName", (
      select json_agg(json_build_object('programName', p.name, 'courseName', c.name, 'entries', coalesce((
          select json_agg(json_build_object('kind', b.kind, 'description', b.description, 'amountCents', b.amount_cents,
            'currency', b.currency, 'dated', b.dated) order by b.dated, b.id)
          from billing_entries b where b.university_id = e.university_id and b.enrollment_id = e.id), '[]'))
        order by c.start_date desc, e.id)
      from ${paidFor(accountId)} and e.university_id = ${universityId}) as accounts
    from accounts a join universities n on n.id = ${universityId}
    where a.id = ${accountId} and a.active and exists (
      select 1 from enrollments s where s.university_id = ${universityId} and s.account_id = a.id and ${isSeat('s')} and s.role = ${STUDENT})`);

/** Records a charge or a payment; `enrollment` must be a student's. */
export const recordEntry = (
  db: Db,
  { universityId, enrollmentId }: Readonly<{ universityId: number; enrollmentId: number }>,
  { kind, description, amountCents, currency, dated }: BillingEntry,
  now: Instant,
) =>
  db.run(sql`
    insert into billing_entries (university_id, enrollment_id, kind, description, amount_cents, currency, dated, recorded_at)
    values (${universityId}, ${enrollmentId}, ${kind}, ${description}, ${amountCents}, ${currency}, ${dated}, ${now})`);

/** Finds a student's enrollment by e-mail address and class code. */
export const findStudent = (db: Db, email: string, courseCode: string) =>
  db.maybe<{ universityId: number; enrollmentId: number }>(sql`
    select e.university_id as "universityId", e.id as "enrollmentId" from accounts a
    join enrollments e on e.account_id = a.id and e.active and e.role = ${STUDENT}
    join courses c on c.university_id = e.university_id and c.id = e.course_id
    where lower(a.email) = lower(${email}) and c.code = ${courseCode}`);
