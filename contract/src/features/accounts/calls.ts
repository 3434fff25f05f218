import { z } from 'zod';
import { GRANT_BELONGS_ELSEWHERE, LAST_INSTALLATION_GRANT } from '#features/grants/failures';
import { GITHUB_NAME_INVALID } from '#features/people/failures';
import { call } from '#kernel/call';
import { listing, pageOf } from '#kernel/listing';
import { ROLES } from '#kernel/roles';
import { id, namePart, oneName, requiredText, text, version } from '#kernel/schema';
import * as may from './abilities.ts';
import * as failures from './failures.ts';
import { AdminPerson, NamedChoice, PersonInList, PersonState } from './model.ts';

const ofPerson = { scope: 'person', allow: may.changePerson } as const;
const accountId = id();
const reason = requiredText(failures.LONGEST_REASON);

export const adminPeople = call('POST /broker/adminPeople', {
  shows: ['accounts', 'enrollments'],
  summary: 'Lists the people within the reach of a grant, filtered, sorted and paged',
  input: {
    /**
     * Beginnings of words of a name or an e-mail address. An account without any enrollment is found only by its exact
     * e-mail.
     */
    search: text(failures.LONGEST_SEARCH),
    role: z.enum(ROLES).nullable(),
    universityId: id().nullable(),
    cohortId: id().nullable(),
    courseId: id().nullable(),
    state: PersonState.nullable(),
    ...listing(['name', 'email', 'lastLoginAt']),
  },
  output: pageOf(PersonInList).extend({
    /** The values to filter the list by: cohorts of the chosen university, classes of the chosen cohort. */
    choices: z.object({
      universities: z.array(NamedChoice),
      cohorts: z.array(NamedChoice),
      courses: z.array(NamedChoice),
    }),
  }),
  scope: 'grant',
  allow: may.findPeople,
});

export const adminPerson = call('POST /broker/adminPerson', {
  shows: ['accounts', 'enrollments', 'audit entries'],
  summary: 'Shows a person: account, enrollments within reach, invitations, the effects of a deactivation, and history',
  input: { accountId },
  output: AdminPerson,
  scope: 'person',
  allow: may.findPeople,
});

export const updatePerson = call('POST /broker/updatePerson', {
  ...ofPerson,
  changes: ['accounts', 'enrollments', 'audit entries'],
  summary: 'Changes the name and the GitHub user name of a person',
  input: z
    .strictObject({
      accountId,
      version: version(),
      firstName: namePart(failures.LONGEST_NAME),
      lastName: namePart(failures.LONGEST_NAME),
      githubUserName: text(failures.LONGEST_NAME).nullable(),
    })
    .refine(...oneName),
  fails: [GRANT_BELONGS_ELSEWHERE, GITHUB_NAME_INVALID],
  edits: ['firstName', 'lastName', 'githubUserName'],
});

export const setPersonActive = call('POST /broker/setPersonActive', {
  changes: ['accounts', 'audit entries'],
  summary: 'Deactivates an account, which signs it out everywhere and keeps all data, or reactivates it',
  input: { accountId, active: z.boolean(), reason },
  scope: 'person',
  allow: may.switchPerson,
  fails: [GRANT_BELONGS_ELSEWHERE, failures.OWN_ACCOUNT, LAST_INSTALLATION_GRANT, failures.PERSON_SWITCHED],
});

export const unlockPerson = call('POST /broker/unlockPerson', {
  ...ofPerson,
  changes: ['accounts', 'audit entries'],
  summary: 'Forgets failed logins and leaves the password as it is',
  input: { accountId },
  fails: [GRANT_BELONGS_ELSEWHERE],
});

export const endSignIns = call('POST /broker/endSignIns', {
  ...ofPerson,
  changes: ['accounts', 'audit entries'],
  summary: 'Signs a person out everywhere, including scripts',
  input: { accountId },
  fails: [GRANT_BELONGS_ELSEWHERE],
});

export const startPasswordReset = call('POST /broker/startPasswordReset', {
  ...ofPerson,
  changes: ['accounts', 'audit entries'],
  summary: 'Sends a person a link for a new password; no one else ever sees it',
  input: { accountId },
  fails: [GRANT_BELONGS_ELSEWHERE, failures.NO_MAIL],
});

export const resetSecondFactor = call('POST /broker/resetSecondFactor', {
  ...ofPerson,
  changes: ['accounts', 'audit entries'],
  summary: 'Removes the second factor of a person, signs the person out everywhere and notifies them by e-mail',
  input: { accountId },
  fails: [GRANT_BELONGS_ELSEWHERE],
  needsPassword: true,
});

export const setCanManageAttendance = call('POST /broker/setCanManageAttendance', {
  ...ofPerson,
  changes: ['accounts', 'enrollments', 'audit entries'],
  summary: 'Allows a person to manage the attendance of whole universities, or stops allowing it',
  input: { accountId, canManageAttendance: z.boolean() },
  fails: [GRANT_BELONGS_ELSEWHERE],
});

export const openInvitation = call('POST /broker/openInvitation', {
  shows: [],
  summary: 'Tells for whom the link of an invitation is; the password is chosen with resetPassword',
  input: { token: text(failures.LONGEST_TOKEN) },
  output: {
    /** The invitation; null if the link was used or replaced, has expired or never existed. */
    invitation: z
      .object({ firstName: z.string(), email: z.string(), course: z.string(), university: z.string() })
      .nullable(),
  },
  scope: 'public',
  allow: may.openInvitations,
  tries: { perAddress: { calls: 300, perSeconds: 60 } },
});
