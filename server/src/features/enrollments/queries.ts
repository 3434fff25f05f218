import type { Enrollment, OwnCohort, OwnUniversity } from '@bcs/contract/features/enrollments/model';
import type { UserAccount } from '@bcs/contract/features/identity/model';
import type { StoppedMail } from '@bcs/contract/features/mail-delivery/model';
import type { Account, Viewer } from '@bcs/contract/kernel/ability';
import { ALLOWED_AUTHORS, CLASS_ADMINISTRATORS, CLASS_EDITORS, type Role } from '@bcs/contract/kernel/roles';
import type { FeatureFlags } from '@bcs/contract/kernel/switches';
import { sql, type Db, type Sql } from '#database/db';
import { stoppedMailOf } from '#features/mail-delivery/queries-address';
import { FEATURE_FLAGS } from '#kernel/switches';
import { isOffered, isSeat } from '#kernel/seats';
import { GRANTS } from '#kernel/scopes-of-grants';
import { ENROLLMENT, FROM_ENROLLMENT, PROGRAM, UNIVERSITY_FIELDS } from './queries-json.ts';

/** Queries for the classes that an account attends. Only active enrollments ever count. D-008 */

/** Selects one university per row, by name, from those in `u`. PICK-008 */
const ownUniversities = (accountId: number): Sql => sql`
  select json_build_object(${UNIVERSITY_FIELDS},
    'cohortCount', count(distinct c.cohort_id), 'courseCount', count(distinct e.course_id)) as university
  from enrollments e
  join courses c on c.university_id = e.university_id and c.id = e.course_id
  join universities u on u.id = e.university_id
  where e.account_id = ${accountId} and ${isOffered('e')}
  group by u.id
  order by name_key(u.name) collate "C", u.id`;

/** Selects one cohort per row, the latest first. PICK-012 */
const ownCohorts = (accountId: number, universityId: number | null): Sql => sql`
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

/** Selects one enrollment per row, the latest course first. */
const ownEnrollments = (accountId: number, cohortId: number | null = null): Sql => sql`
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

/** Reads the enrollment that a call concerns. */
export async function getEnrollment(
  db: Db,
  { universityId, enrollmentId }: Pick<Viewer, 'universityId' | 'enrollmentId'>,
): Promise<Enrollment> {
  const { enrollment } = await db.one<{ enrollment: Enrollment }>(sql`
    select ${ENROLLMENT} as enrollment from ${FROM_ENROLLMENT}
    where e.university_id = ${universityId} and e.id = ${enrollmentId}`);
  return enrollment;
}

/** The profile of account `a`. AUTH-007 */
const profile = ({ canManageAttendance }: Account) => sql`json_build_object(
  'id', a.id, 'firstName', a.first_name, 'lastName', a.last_name, 'email', a.email, 'username', a.email,
  'nexusAvatarUrl', a.nexus_avatar_url, 'avatarUrl', a.avatar_url, 'githubUserName', a.github_user_name,
  'canManageAttendance', ${canManageAttendance}::boolean)`;

export const getMe = (db: Db, account: Account) =>
  db.one<{ userAccount: UserAccount; enrollments: Enrollment[] }>(sql`
    select ${profile(account)} as "userAccount",
      array(${ownEnrollments(account.accountId)}) as enrollments
    from accounts a where a.id = ${account.accountId}`);

interface MyInfo {
  userAccount: UserAccount;
  draftKey: string;
  featureFlags: FeatureFlags;
  singleUniversity: OwnUniversity | null;
  singleCohort: OwnCohort | null;
  singleEnrollment: Enrollment | null;
  administers: 'installation' | 'university' | 'course' | 'reading' | 'authoring' | null;
  lacksFactor: boolean;
  awaitsClass: boolean;
  stoppedMail: StoppedMail | null;
}

/**
 * Reads the caller's account with its enrollments; an object that exists only once is returned directly. D-052.
 * @param session the hash of the token
 */
export const getMyInfo = (db: Db, account: Account, session: Buffer) =>
  db.one<MyInfo>(sql`
    select ${profile(account)} as "userAccount", a.draft_key as "draftKey",
      ${FEATURE_FLAGS} as "featureFlags",
      case when n.universities = 1 then (${ownUniversities(account.accountId)} limit 1) end as "singleUniversity",
      case when n.cohorts = 1 then (${ownCohorts(account.accountId, null)} limit 1) end as "singleCohort",
      case when n.enrollments = 1 then (${ownEnrollments(account.accountId)} limit 1) end as "singleEnrollment",
      case when g.least is null then case when n.edits then 'course' when n.reads then 'reading' when n.authors then 'authoring' end
        when g.least = 0 then 'installation' else 'university' end as administers,
      g."lacksFactor",
      exists (select from enrollments e join courses c on c.university_id = e.university_id and c.id = e.course_id
        where e.account_id = ${account.accountId} and e.active and c.state = 'draft' and not ${isSeat('e')}) as "awaitsClass",
      ${stoppedMailOf('a')} as "stoppedMail"
    from accounts a,
      (select count(distinct e.university_id) as universities, count(distinct c.cohort_id) as cohorts, count(*) as enrollments,
          bool_or(e.role = any(${CLASS_EDITORS as Role[]})) as edits,
          bool_or(e.role = any(${CLASS_ADMINISTRATORS as Role[]})) as reads,
          bool_or(e.role = any(${ALLOWED_AUTHORS as Role[]}) and c.instructors_may_edit) as authors
        from enrollments e join courses c on c.university_id = e.university_id and c.id = e.course_id
        where e.account_id = ${account.accountId} and ${isOffered('e')}) n,
      lateral (select min(coalesce(g.university_id, 0)) filter (where g.counts) as least, coalesce(bool_or(not g.counts), false) as "lacksFactor"
        from (select second_factor from auth_tokens where token_hash = ${session}) t cross join lateral ${GRANTS}) g
    where a.id = ${account.accountId}`);
