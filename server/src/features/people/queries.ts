import { CONTACT_ROLES } from '@bcs/contract/features/people/contacts';
import type { ClassContact, StudentPerson } from '@bcs/contract/features/people/model';
import type { Viewer } from '@bcs/contract/kernel/ability';
import { ROLE_NAMES } from '@bcs/contract/kernel/roles';
import { sql, type Db } from '#database/db';
import { avatarOf } from '#features/identity/queries-account';
import { isBlocked } from '#kernel/seats';

/** The JSON of the student with account `c`. PEOPLE-011 */
export const STUDENT_PERSON_JSON = sql`(jsonb_build_object(
  'id', c.id, 'firstName', c.first_name, 'lastName', c.last_name, 'email', c.email,
  'githubUserName', c.github_user_name, 'nexusAvatarUrl', c.nexus_avatar_url, 'avatarUrl', c.avatar_url)
  || case when ${isBlocked('c')} then '{"isBlocked": true}' else '{}' end::jsonb)`;

/** Finds the contacts of a course by name, without those who have left or can no longer sign in. D-008, D-152 */
export const findContacts = (db: Db, { universityId, courseId }: Viewer) =>
  db.many<ClassContact>(sql`
    select json_build_object('id', c.id, 'firstName', c.first_name, 'lastName', c.last_name, 'email', c.email,
        'active', e.active) as contact,
      json_build_object('courseRoleCode', e.role, 'name', ${JSON.stringify(ROLE_NAMES)}::json ->> e.role) as role,
      ${avatarOf('c')} as "userAccountAvatar"
    from enrollments e
    join accounts c on c.id = e.account_id and c.active
    where e.university_id = ${universityId} and e.course_id = ${courseId} and e.active and e.role = any(${CONTACT_ROLES})
    order by c.name_order, e.id`);

export const setGithubName = async (db: Db, { accountId }: Viewer, name: string | null): Promise<StudentPerson> => {
  const { student } = await db.one<{ student: StudentPerson }>(sql`
    update accounts c set github_user_name = ${name} where c.id = ${accountId} returning ${STUDENT_PERSON_JSON} as student`);
  return student;
};
