import { momentText } from '@bcs/contract/kernel/clock';
import { greetingName, fullName } from '@bcs/contract/kernel/full-name';
import { z } from 'zod';
import { findRecipient } from '#features/accounts/queries';
import { mailOf } from '#kernel/letter';
import { button, paragraph } from '#kernel/letter-parts';
import type { JobHandler } from './work.ts';

const Payload = z.object({ accountId: z.int(), at: z.string() });

/** Tells a person that their second factor was removed, so that this does not go unnoticed. ADM-024, D-179 */
export const sendSecondFactorReset: JobHandler = async (payload, { id, services }) => {
  const { accountId, at } = Payload.parse(payload);
  const { database, mailer, settings } = services;
  const person = await findRecipient(database, accountId);
  if (!person) return;
  await mailer.send(
    mailOf({
      accountId,
      kind: 'second-factor-reset',
      to: { name: fullName(person), address: person.email },
      subject: 'Your second factor was reset',
      blocks: [
        paragraph(`Hello ${greetingName(person)},`),
        paragraph(
          `An administrator of Bootcamp Square removed the second factor of your account on ${momentText(at, 'UTC')}, and signed you out everywhere. Your password is the same as before.`,
        ),
        button('Set up your authenticator again', `${settings.publicOrigin}/login`),
        paragraph('If you did not ask for this, tell your school at once.'),
      ],
    }),
    `second-factor-reset.${id}`,
  );
};
