import { ability } from '#kernel/ability';
import { ROLES, STUDENT } from '#kernel/roles';
import { refuseGithubName } from './github-name.ts';

/** Allows reading the contacts, which are not secret within a course. D-153 */
export const readContacts = ability('people.contacts', { roles: ROLES });

/** Lets students edit their GitHub name; name and e-mail come from the import. D-154 */
export const editOwnProfile = ability<{ readonly githubUserName: string | null }>('people.editProfile', {
  roles: [STUDENT],
  refuse: ({ githubUserName }) => refuseGithubName(githubUserName),
});
