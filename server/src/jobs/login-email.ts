import { z } from 'zod';
import { greetingName, fullName } from '@bcs/contract/kernel/full-name';
import { momentText } from '@bcs/contract/kernel/clock';
import { emailToken, findEmailLinkOwner } from '#features/accounts/queries-email';
import { mailOf } from '#kernel/letter';
import { button, paragraph } from '#kernel/letter-parts';
import { findRecipient } from '#features/accounts/queries';
import type { JobHandler } from './work.ts';

const Payload = z.object({ key: z.string() });

/** The path of the link. */
const PATH = '/confirm-email';

/** Mails the confirmation link for a new login e-mail to that address. ADM-021, D-179 */
export const sendLoginEmail: JobHandler = async (payload, { services }) => {
  const { key } = Payload.parse(payload);
  const { database, mailer, settings } = services;
  const asked = await findEmailLinkOwner(database, key);
  if (!asked) return;
  const { email, oldEmail, firstName, lastName } = asked;
  const link = new URL(PATH, settings.publicOrigin);
  link.search = new URLSearchParams({ token: emailToken(services, key) }).toString();
  await mailer.send(
    mailOf({
      // it is not proven yet that the address belongs to the account
      accountId: null,
      kind: 'login-email',
      to: { name: fullName({ firstName, lastName }), address: email },
      subject: 'Confirm your new e-mail at Bootcamp Square',
      blocks: [
        paragraph(`Hello ${greetingName({ firstName, lastName })},`),
        paragraph(
          `An administrator of Bootcamp Square wants you to sign in with ${email} instead of ${oldEmail}. To confirm this, open this link within 24 hours.`,
        ),
        button('Confirm your new e-mail', link.href),
        paragraph('You will be signed out everywhere, and your password stays as it is.'),
        paragraph('If you did not expect this, ignore this e-mail: nothing changes.'),
      ],
    }),
    `login-email.${key}`,
  );
};

const ChangedPayload = z.object({ accountId: z.int(), oldEmail: z.string(), at: z.string() });

/** Tells the old address that it is no longer the login, so that a takeover does not go unnoticed. ADM-021 */
export const sendLoginEmailChanged: JobHandler = async (payload, { id, services }) => {
  const { accountId, oldEmail, at } = ChangedPayload.parse(payload);
  const { database, mailer } = services;
  const person = await findRecipient(database, accountId);
  if (!person) return;
  await mailer.send(
    mailOf({
      accountId,
      kind: 'login-email-changed',
      to: { name: fullName(person), address: oldEmail },
      subject: 'Your login e-mail was changed',
      blocks: [
        paragraph(`Hello ${greetingName(person)},`),
        paragraph(
          `The login e-mail of your Bootcamp Square account was changed on ${momentText(at, 'UTC')}. You can no longer sign in with ${oldEmail}, and you have been signed out everywhere.`,
        ),
        paragraph('If you did not expect this, tell your school at once.'),
      ],
    }),
    `login-email-changed.${id}`,
  );
};
