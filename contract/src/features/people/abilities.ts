import { ability } from '#kernel/ability';
import { ROLES, STUDENT } from '#kernel/roles';
import { refuseGithubName } from './github-name.ts';

/** The right to read the contacts, which are not secret inside a course. D-153 */
export const readContacts = ability('people.contacts', { roles: ROLES });

/** Name and e-mail come from the import; the GitHub name is the student's own. D-154 */
export const editOwnProfile = ability<{ readonly githubUserName: string | null }>('people.editProfile', {
  roles: [STUDENT],
  refuse: ({ githubUserName }) => refuseGithubName(githubUserName),
});
