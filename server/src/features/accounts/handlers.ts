import * as calls from '@bcs/contract/features/accounts/calls';
import { NO_MAIL, PERSON_SWITCHED } from '@bcs/contract/features/accounts/failures';
import { refuseGithubName } from '@bcs/contract/features/people/github-name';
import { readGithubName } from '@bcs/contract/kernel/github-name';
import type { Administrator } from '@bcs/contract/kernel/ability';
import { FAILURES } from '@bcs/contract/kernel/failure';
import type { Db } from '#database/db';
import { lockInstallationHolders } from '#features/grants/queries-holders';
import { queueResetLink, RESET_PATH } from '#features/identity/queries-reset';
import { auditFromScreen } from '#kernel/audit';
import { publishPeople } from '#kernel/changes';
import { defineHandler } from '#kernel/handler';
import { parseLoginName } from '#kernel/login-name';
import { orNotFound, RefusalError, throwIf } from '#kernel/refusal-error';
import { throwIfNewer } from '#kernel/versions';
import * as lookAfter from './look-after.ts';
import { findAudience, setManagesAttendance, setProfile, lockPerson } from './queries.ts';
import { findChoices } from './queries-adding.ts';
import { findOpenInvitation } from './queries-invitation.ts';
import { findPeople } from './queries-list.ts';
import { findPerson } from './queries-person.ts';

/** Locks the person, so that their present state decides what is allowed. */
const held = async (
  { accountId }: { readonly accountId: number },
  { db }: Readonly<{ db: Db; viewer: Administrator }>,
) => orNotFound(await lockPerson(db, accountId));

export const adminPeople = defineHandler(calls.adminPeople, async (wanted, { db, viewer, now }) => ({
  ...(await findPeople(db, viewer, wanted, now)),
  choices: await findChoices(db, viewer, wanted),
}));

export const adminPerson = defineHandler(calls.adminPerson, async ({ accountId }, { db, viewer, now }) =>
  orNotFound(await findPerson(db, viewer, accountId, now)),
);

export const updatePerson = defineHandler(calls.updatePerson, {
  facts: held,
  run: async ({ version, firstName, lastName, githubUserName: typed }, context, person) => {
    throwIfNewer(calls.updatePerson, version, person);
    const githubUserName = typed === null ? null : readGithubName(typed);
    throwIf(refuseGithubName(githubUserName));
    const after = { firstName: firstName.trim(), lastName: lastName.trim(), githubUserName };
    const before = { firstName: person.firstName, lastName: person.lastName, githubUserName: person.githubUserName };
    await setProfile(context.db, person.accountId, after);
    await publishPeople(context.db, await findAudience(context.db, person.accountId));
    await lookAfter.auditPerson(context.db, person, auditFromScreen(context), 'person.update', { before, after });
  },
});

export const setPersonActive = defineHandler(calls.setPersonActive, {
  facts: async (input, context) => {
    const holders = await lockInstallationHolders(context.db);
    return { ...(await held(input, context)), holders };
  },
  run: async ({ active, reason }, context, person) => {
    if (person.active === active)
      throw new RefusalError(PERSON_SWITCHED, undefined, undefined, { current: { active } });
    const change = active ? lookAfter.reactivate : lookAfter.deactivate;
    await change(context.db, person, auditFromScreen(context), reason.trim());
  },
});

export const unlockPerson = defineHandler(calls.unlockPerson, {
  facts: held,
  run: async (_input, context, person) => {
    await lookAfter.unlock(context.db, person, auditFromScreen(context));
  },
});

export const endSignIns = defineHandler(calls.endSignIns, {
  facts: held,
  run: async (_input, context, person) => {
    await lookAfter.endSignIns(context.db, person, auditFromScreen(context));
  },
});

export const resetSecondFactor = defineHandler(calls.resetSecondFactor, {
  facts: held,
  run: async (_input, context, person) => {
    await lookAfter.resetSecondFactor(context.db, person, auditFromScreen(context));
  },
});

/** Sends the same link, with the same job and limit, as if the person had requested it. D-039 */
export const startPasswordReset = defineHandler(calls.startPasswordReset, {
  facts: held,
  run: async (_input, context, person) => {
    const { db, now, services } = context;
    if (services.settings.mail === 'none') throw new RefusalError(NO_MAIL);
    const resetUrl = new URL(RESET_PATH, services.settings.publicOrigin).href;
    if (!(await queueResetLink(db, parseLoginName(person.email), resetUrl, now)))
      throw new RefusalError(FAILURES.RATE_LIMITED);
    await lookAfter.auditPerson(db, person, auditFromScreen(context), 'person.start-password-reset');
  },
});

export const setCanManageAttendance = defineHandler(calls.setCanManageAttendance, {
  facts: held,
  run: async ({ canManageAttendance }, context, person) => {
    await setManagesAttendance(context.db, person.accountId, canManageAttendance);
    await publishPeople(context.db, await findAudience(context.db, person.accountId));
    await lookAfter.auditPerson(context.db, person, auditFromScreen(context), 'person.update', {
      before: { canManageAttendance: person.canManageAttendance },
      after: { canManageAttendance },
    });
  },
});

export const openInvitation = defineHandler(calls.openInvitation, async ({ token }, { db, now }) => ({
  invitation: (await findOpenInvitation(db, token, now)) ?? null,
}));
