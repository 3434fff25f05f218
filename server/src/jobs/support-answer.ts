import { greetingName, fullName } from '@bcs/contract/kernel/full-name';
import { z } from 'zod';
import { findWhenAwake } from '#features/preferences/queries-quiet';
import { findAnswer } from '#features/support/queries-desk';
import { button, paragraph, quote } from '#kernel/letter-parts';
import { enqueue } from '#kernel/outbox';
import { sendSwitched } from './switched-mail.ts';
import type { JobHandler } from './work.ts';

const Payload = z.object({ caseId: z.int(), clientKey: z.string() });

/**
 * Mails the answer of staff to a person who is not a student, and so gets no notification; in quiet hours it is
 * postponed. SUCC-079, D-265
 */
export const sendSupportAnswer: JobHandler = async (payload, { services }) => {
  const { caseId, clientKey } = Payload.parse(payload);
  const { database, clock } = services;
  const found = await findAnswer(database, caseId, clientKey);
  if (!found) return;
  const key = `support-answer.${caseId}.${clientKey}`;
  const now = clock();
  const runAt = await findWhenAwake(database, found.accountId, now);
  if (runAt > now) {
    const again = { kind: 'support-answer', payload: { caseId, clientKey }, runAt, dedupeKey: `${key}.${runAt}` };
    await enqueue(database, again);
    return;
  }
  await sendSwitched(
    {
      accountId: found.accountId,
      kind: 'support',
      to: { name: fullName(found), address: found.email },
      subject: `Your support request: ${found.subject}`,
      blocks: [
        paragraph(`Hello ${greetingName(found)},`),
        paragraph('Our support team has answered your request:'),
        quote(found.body),
        button('Read and reply', `${services.settings.publicOrigin}/support`),
      ],
    },
    key,
    services,
  );
};
