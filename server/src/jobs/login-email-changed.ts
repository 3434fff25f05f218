import { momentText } from '@bcs/contract/kernel/clock';
import { callName, fullName } from '@bcs/contract/kernel/full-name';
import { z } from 'zod';
import { findRecipient } from '#features/accounts/queries';
import { mailOf } from '#kernel/letter';
import { paragraph } from '#kernel/letter-parts';
import type { JobHandler } from './work.ts';

const Payload = z.object({ accountId: z.int(), oldEmail: z.string(), at: z.string() });

/** Tells the old address that it no longer signs anybody in, so that nobody takes over an account unnoticed. ADM-021 */
export const sendLoginEmailChanged: JobHandler = async (payload, { id, services }) => {
  const { accountId, oldEmail, at } = Payload.parse(payload);
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
        paragraph(`Hello ${callName(person)},`),
        paragraph(
          `The login e-mail of your Bootcamp Square account was changed on ${momentText(at, 'UTC')}. You can no longer sign in with ${oldEmail}, and you have been signed out everywhere.`,
        ),
        paragraph('If you did not expect this, tell your school at once.'),
      ],
    }),
    `login-email-changed.${id}`,
  );
};
