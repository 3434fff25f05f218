import type { Enrollment, OwnCohort, OwnUniversity } from '@bcs/contract/features/enrollments/model';
import { sql, type Sql, type Db } from '#database/db';
import { ENROLLMENT, FROM_ENROLLMENT, PROGRAM, UNIVERSITY_FIELDS } from './queries-json.ts';
import { isOffered } from '#kernel/seats';

/** Queries for the classes that an account attends. Only active enrollments count, whatever is asked. D-008 */

/** One university per row, by name; of the universities in `u`. PICK-008 */
export const ownUniversities = (accountId: number): Sql => sql`
  select json_build_object(${UNIVERSITY_FIELDS},
    'cohortCount', count(distinct c.cohort_id), 'courseCount', count(distinct e.course_id)) as university
  from enrollments e
  join courses c on c.university_id = e.university_id and c.id = e.course_id
  join universities u on u.id = e.university_id
  where e.account_id = ${accountId} and ${isOffered('e')}
  group by u.id
  order by name_key(u.name) collate "C", u.id`;

/** One cohort per row, the latest first. PICK-012 */
export const ownCohorts = (accountId: number, universityId: number | null): Sql => sql`
  select json_build_object('id', h.id, 'name', h.name, 'startDate', h.start_date, 'endDate', h.end_date,
    'timeZone', own.time_zone, 'program', ${PROGRAM}) as cohort
  from (
    select distinct on (c.university_id, c.cohort_id) c.university_id, c.cohort_id, c.time_zone
    from enrollments e join courses c on c.university_id = e.university_id and c.id = e.course_id
    where e.account_id = ${accountId} and ${isOffered('e')}
    order by c.university_id, c.cohort_id, c.id) own
  join cohorts h on h.university_id = own.university_id and h.id = own.cohort_id
  join programs p on p.university_id = h.university_id and p.id = h.program_id
  join universities u on u.id = h.university_id
  where (${universityId}::int is null or h.university_id = ${universityId})
  order by h.start_date desc, h.id desc`;

/** One enrollment per row, the latest course first. */
export const ownEnrollments = (accountId: number, cohortId: number | null = null): Sql => sql`
  select ${ENROLLMENT} as enrollment
  from ${FROM_ENROLLMENT}
  where e.account_id = ${accountId} and ${isOffered('e')} and (${cohortId}::int is null or h.id = ${cohortId})
  order by c.start_date desc, e.id desc`;

export const findOwnUniversities = async (db: Db, accountId: number): Promise<OwnUniversity[]> =>
  (await db.many<{ university: OwnUniversity }>(ownUniversities(accountId))).map(({ university }) => university);

export const findOwnCohorts = async (db: Db, accountId: number, universityId: number): Promise<OwnCohort[]> =>
  (await db.many<{ cohort: OwnCohort }>(ownCohorts(accountId, universityId))).map(({ cohort }) => cohort);

export const findOwnEnrollments = async (db: Db, accountId: number, cohortId?: number): Promise<Enrollment[]> =>
  (await db.many<{ enrollment: Enrollment }>(ownEnrollments(accountId, cohortId))).map(({ enrollment }) => enrollment);
