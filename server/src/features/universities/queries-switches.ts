import type { ConcernedPeople } from '@bcs/contract/features/universities/switch-words';
import { STUDENT } from '@bcs/contract/kernel/roles';
import type { CohortUiControl } from '@bcs/contract/kernel/switches';
import { sql, type Sql, type Db } from '#database/db';
import { isSeat } from '#kernel/seats';
import { COHORT_SWITCHES } from '#kernel/switches';

/** Counts people with an enrollment in active classes; somebody with several counts once. ADM-078 */
const concerned = (where: Sql) => sql`
  select count(distinct e.account_id) filter (where e.role = ${STUDENT})::int as students,
    count(distinct e.account_id) filter (where e.role <> ${STUDENT})::int as staff
  from courses c join enrollments e on e.university_id = c.university_id and e.course_id = c.id and ${isSeat('e')}
  where c.state in ('draft', 'published') and ${where}`;

type CohortKey = Readonly<{ universityId: number; cohortId: number }>;

export type StoredSwitches = ConcernedPeople & {
  readonly name: string;
  readonly version: number;
  readonly hides: CohortUiControl;
};

/** Finds the parts that a cohort hides, and counts the affected people. */
export const findSwitches = (db: Db, { universityId, cohortId }: CohortKey) =>
  db.maybe<StoredSwitches>(sql`
    select h.name, h.version, ${COHORT_SWITCHES} as hides, p.students, p.staff
    from cohorts h
    cross join lateral (${concerned(sql`c.university_id = h.university_id and c.cohort_id = h.id`)}) p
    where h.university_id = ${universityId} and h.id = ${cohortId}`);

/** Finds the parts that a cohort hides and locks them until the transaction ends. */
export const lockSwitches = (tx: Db, { universityId, cohortId }: CohortKey) =>
  tx.maybe<Pick<StoredSwitches, 'name' | 'version' | 'hides'>>(sql`
    select h.name, h.version, ${COHORT_SWITCHES} as hides from cohorts h
    where h.university_id = ${universityId} and h.id = ${cohortId} for no key update`);

export const setSwitches = (tx: Db, { universityId, cohortId }: CohortKey, hides: CohortUiControl) =>
  tx.run(sql`
    update cohorts set hide_billing = ${hides.hideBilling}, hide_web_to_case = ${hides.hideWebToCase},
      hide_career_services = ${hides.hideCareerServices}, hide_remote_attendance = ${hides.hideRemoteAttendance},
      hide_live_chat = ${hides.hideLiveChat}, hide_extend_due_date = ${hides.hideExtendDueDate}
    where university_id = ${universityId} and id = ${cohortId}`);

/** Counts the people who are affected by a switch of the installation. */
export const countEverybody = (db: Db) => db.one<ConcernedPeople>(concerned(sql`true`));
