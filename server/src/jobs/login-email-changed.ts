import { callName, fullName } from '@bcs/contract/kernel/full-name';
import { z } from 'zod';
import { findRecipient } from '#features/accounts/queries-recipient';
import type { JobHandler } from './work.ts';

const Payload = z.object({ accountId: z.int(), oldEmail: z.string(), at: z.string() });

/** Tells the old address that it no longer signs anybody in, so that nobody takes over an account unnoticed. ADM-021 */
export const sendLoginEmailChanged: JobHandler = async (payload, { id, services }) => {
  const { accountId, oldEmail, at } = Payload.parse(payload);
  const { database, mailer } = services;
  const person = await findRecipient(database, accountId);
  if (!person) return;
  await mailer.send(
    {
      accountId,
      kind: 'login-email-changed',
      to: { name: fullName(person), address: oldEmail },
      subject: 'Your login e-mail was changed',
      text: `Hello ${callName(person)},

your account at Bootcamp Square has another login e-mail since
${at.slice(0, 16).replace('T', ' ')} UTC. ${oldEmail} no longer signs you in,
and everything that was signed in has ended.

If you do not know of this, tell your school at once.

Bootcamp Square
`,
    },
    `login-email-changed.${id}`,
  );
};
