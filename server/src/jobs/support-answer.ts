import { callName, fullName } from '@bcs/contract/kernel/full-name';
import { z } from 'zod';
import { findAnswer } from '#features/support/queries-desk';
import { button, paragraph, quote } from '#kernel/letter-parts';
import { sendSwitched } from './switched-mail.ts';
import type { JobHandler } from './work.ts';

const Payload = z.object({ caseId: z.int(), clientKey: z.string() });

/** Mails the answer of staff to whoever asked and is no student of a class, so that no news reaches them. */
export const sendSupportAnswer: JobHandler = async (payload, { services }) => {
  const { caseId, clientKey } = Payload.parse(payload);
  const found = await findAnswer(services.database, caseId, clientKey);
  if (!found) return;
  await sendSwitched(
    {
      accountId: found.accountId,
      kind: 'support',
      to: { name: fullName(found), address: found.email },
      subject: `Your support request: ${found.subject}`,
      blocks: [
        paragraph(`Hello ${callName(found)},`),
        paragraph('Our support team has answered your request:'),
        quote(found.body),
        button('Read the conversation and reply', `${services.settings.publicOrigin}/support`),
      ],
    },
    `support-answer.${caseId}.${clientKey}`,
    services,
  );
};
