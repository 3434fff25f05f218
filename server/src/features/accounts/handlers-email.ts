import { randomUUID } from 'node:crypto';
import * as calls from '@bcs/contract/features/accounts/calls-email';
import { EMAIL_TAKEN, EMAIL_WAITING, NO_MAIL, SAME_EMAIL } from '@bcs/contract/features/accounts/failures';
import { ACCOUNT_DEACTIVATED } from '@bcs/contract/features/grants/failures';
import { FAILURES } from '@bcs/contract/kernel/failure';
import { revokeTokens } from '#features/identity/queries-tokens';
import { auditFromScreen } from '#kernel/audit';
import { publishPeople } from '#kernel/changes';
import { defineHandler, type CallContext } from '#kernel/handler';
import { parseLoginName } from '#kernel/login-name';
import { enqueue } from '#kernel/outbox';
import { acquireTurn } from '#kernel/quota';
import { orNotFound, RefusalError } from '#kernel/refusal-error';
import { auditPerson } from './look-after.ts';
import { findAudience, lockPerson, type LockedPerson } from './queries.ts';
import * as links from './queries-email.ts';

/** The limit of mails to unconfirmed addresses that one account can cause. */
const LINKS_PER_ACCOUNT = { most: 5, perSeconds: 3600 };

export const changeLoginEmail = defineHandler(calls.changeLoginEmail, {
  facts: async ({ accountId }, { db }) => orNotFound(await lockPerson(db, accountId)),
  run: async ({ email: typed, waiting }, context, person) => {
    const { db, now } = context;
    const withdrawn = await links.withdrawEmailLink(db, person.accountId, now);
    if (withdrawn !== waiting)
      throw new RefusalError(EMAIL_WAITING, undefined, undefined, { current: { email: withdrawn } });
    if (typed !== null) await ask(context, person, parseLoginName(typed).email);
    else if (withdrawn !== null)
      await auditPerson(db, person, auditFromScreen(context), 'person.withdraw-email', {
        before: { email: withdrawn },
      });
  },
  conflicts: { one_new_e_mail_is_waited_for: FAILURES.CONFLICT },
});

async function ask(
  context: CallContext<typeof calls.changeLoginEmail>,
  person: LockedPerson,
  email: string,
): Promise<void> {
  const { db, now, services } = context;
  const { accountId } = person;
  if (services.settings.mail === 'none') throw new RefusalError(NO_MAIL);
  if (!person.active) throw new RefusalError(ACCOUNT_DEACTIVATED);
  if (email === person.email) throw new RefusalError(SAME_EMAIL, { email: SAME_EMAIL.message });
  if (await links.isEmailTaken(db, email)) throw new RefusalError(EMAIL_TAKEN, { email: EMAIL_TAKEN.message });
  if (!(await acquireTurn(db, `login-email:${accountId}`, LINKS_PER_ACCOUNT, now)))
    throw new RefusalError(FAILURES.RATE_LIMITED);
  const key = randomUUID();
  await links.insertChange(db, { key, accountId, email, token: links.emailToken(services, key) }, now);
  await enqueue(db, { kind: 'login-email', payload: { key }, runAt: now });
  const change = { before: { email: person.email }, after: { email } };
  await auditPerson(db, person, auditFromScreen(context), 'person.ask-email', change);
}

/** Confirms a new login e-mail. Opening the link again gives the same answer, so that a reloaded page is correct. */
export const confirmLoginEmail = defineHandler(calls.confirmLoginEmail, {
  run: async ({ token }, { db, now, note, tell: log }) => {
    const link = await links.lockOpenedLink(db, token, now);
    if (!link) {
      note({ reason: 'LINK_INVALID' });
      return { email: null };
    }
    const { accountId, email, oldEmail, isConfirmed } = link;
    note({ account: accountId });
    if (isConfirmed) return { email: oldEmail === email ? email : null };
    await links.setEmail(db, accountId, email, now);
    await revokeTokens(db, accountId, now);
    await enqueue(db, { kind: 'login-email-changed', payload: { accountId, oldEmail, at: now }, runAt: now });
    const by = { accountId, origin: 'screen', at: now, tell: log } as const;
    await auditPerson(db, link, by, 'person.change-email', { before: { email: oldEmail }, after: { email } });
    await publishPeople(db, await findAudience(db, accountId));
    return { email };
  },
  conflicts: { an_email_belongs_to_one_account: EMAIL_TAKEN },
});
