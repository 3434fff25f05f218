import { greetingName, fullName } from '@bcs/contract/kernel/full-name';
import { z } from 'zod';
import { findResetAccount, issueResetToken, lockRecipient } from '#features/identity/queries-reset';
import { mailOf } from '#kernel/letter';
import { button, paragraph } from '#kernel/letter-parts';
import type { JobHandler } from './work.ts';

const Payload = z.object({ email: z.string(), resetUrl: z.string() });

/**
 * Mails a reset link if the name has an account. The token is derived from the job, so that every attempt mails the
 * same link and none is stored. D-023, D-039
 */
export const sendResetLink: JobHandler = async (payload, { id, services }) => {
  const { email, resetUrl } = Payload.parse(payload);
  const { clock, database, mailer, sealer } = services;
  const token = sealer.derive(`reset-link:${id}`);
  const recipient = await database.transaction(async (tx) => {
    const account = await lockRecipient(tx, email);
    if (!account) return undefined;
    await issueResetToken(tx, account.id, token, clock());
    return (await findResetAccount(tx, token, { email }, clock())) ? account : undefined;
  });
  if (!recipient) return;
  const link = new URL(resetUrl);
  link.search = new URLSearchParams({ token, user: email }).toString();
  link.hash = '';
  await mailer.send(
    mailOf({
      accountId: recipient.id,
      kind: 'reset-link',
      to: { name: fullName(recipient), address: email },
      subject: 'Reset your Bootcamp Square password',
      blocks: [
        paragraph(`Hello ${greetingName(recipient)},`),
        paragraph(
          'Someone, most likely you, asked for a new password for your Bootcamp Square account. Choose one within 60 minutes. The link works once.',
        ),
        button('Choose a new password', link.href),
        paragraph('If it was not you, ignore this e-mail: your password stays as it is.'),
      ],
    }),
    `reset-link.${id}`,
  );
};
