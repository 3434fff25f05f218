import { callName, fullName } from '@bcs/contract/kernel/full-name';
import { z } from 'zod';
import { findAnswer } from '#features/support/queries-desk';
import type { JobHandler } from './work.ts';

const Payload = z.object({ caseId: z.int(), clientKey: z.string() });

/** Mails the answer of staff to the person who asked. */
export const sendSupportAnswer: JobHandler = async (payload, { services: { database, mailer, settings } }) => {
  const { caseId, clientKey } = Payload.parse(payload);
  const found = await findAnswer(database, caseId, clientKey);
  if (!found) return;
  await mailer.send(
    {
      accountId: found.accountId,
      kind: 'support-answer',
      to: { name: fullName(found), address: found.email },
      subject: `Your support request: ${found.subject}`,
      text: letter(callName(found), found.body, `${settings.publicOrigin}/support`),
    },
    `support-answer.${caseId}.${clientKey}`,
  );
};

const letter = (name: string, body: string, link: string) => `Hello ${name},

Our support team has answered your request:

${body}

You can read everything and reply here:

${link}

Bootcamp Square
`;
