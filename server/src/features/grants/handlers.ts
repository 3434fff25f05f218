import * as calls from '@bcs/contract/features/grants/calls';
import * as failures from '@bcs/contract/features/grants/failures';
import { auditOnScreen, auditFromScreen } from '#kernel/audit';
import { defineHandler } from '#kernel/handler';
import { parseLoginName } from '#kernel/login-name';
import { enqueue } from '#kernel/outbox';
import { orNotFound, orRefuse, RefusalError } from '#kernel/refusal-error';
import { grantEndedEntry } from './entries.ts';
import {
  give,
  findGrant,
  findGrants,
  findUniversities,
  findUniversity,
  lockCandidate,
  setGrantEnded,
} from './queries.ts';
import { lockInstallationHolders } from './queries-holders.ts';

export const grants = defineHandler(calls.grants, async (asked, { db }) => ({
  ...(await findGrants(db, asked)),
  universities: await findUniversities(db),
}));

export const giveGrant = defineHandler(calls.giveGrant, {
  run: async ({ email, universityId }, context) => {
    const { db, now, services } = context;
    const person = orRefuse(await lockCandidate(db, parseLoginName(email).email), failures.NOBODY_WITH_EMAIL, 'email');
    if (!person.active)
      throw new RefusalError(failures.ACCOUNT_DEACTIVATED, { email: failures.ACCOUNT_DEACTIVATED.message });
    const university =
      universityId === null ? null : { id: universityId, ...orNotFound(await findUniversity(db, universityId)) };
    const id = await give(db, { accountId: person.id, name: person.name, university }, auditFromScreen(context));
    // people without a class get no other mail, and could not sign in
    if (!person.hasOwnPassword && services.settings.mail !== 'none')
      await enqueue(db, { kind: 'grant', payload: { grantId: id }, runAt: now });
  },
  conflicts: { a_grant_is_held_once: failures.GRANT_ALREADY_HELD },
});

export const endGrant = defineHandler(calls.endGrant, {
  facts: async ({ grantId }, { db }) => {
    const holders = await lockInstallationHolders(db);
    const grant = orNotFound(await findGrant(db, grantId));
    return { grant, accountId: grant.accountId, isOfInstallation: grant.universityId === null, holders };
  },
  run: async ({ grantId }, context, { grant }) => {
    const { db, viewer, now } = context;
    if ((await setGrantEnded(db, grantId, viewer.accountId, now)) === 0) throw new RefusalError(failures.GRANT_ENDED);
    await auditOnScreen(context, grantEndedEntry(grant));
  },
});
