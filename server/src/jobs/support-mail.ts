import { z } from 'zod';
import { findOutgoing } from '#features/support/queries-case';
import { mailOf } from '#kernel/letter';
import { button, paragraph, quote } from '#kernel/letter-parts';
import { toOutgoingCase } from './support-told.ts';
import type { JobHandler } from './work.ts';

const Payload = z.object({ caseId: z.int() });

/** Mails a new case to the support address. */
export const mailSupportCase: JobHandler = async (payload, { services }) => {
  const { database, mailer, settings } = services;
  const { caseId } = Payload.parse(payload);
  const stored = await findOutgoing(database, caseId);
  if (!stored || settings.supportEmail === null) return;
  const { reference, category, subcategory, priority, name, email, role, description } = toOutgoingCase(
    stored,
    services,
  );
  const about = subcategory === null ? category : `${category}: ${subcategory}`;
  await mailer.send(
    mailOf({
      accountId: null,
      kind: 'support-mail',
      to: { name: 'Support', address: settings.supportEmail },
      subject: `${priority === 'High' ? 'Urgent: ' : ''}${about} [${reference}]`,
      blocks: [
        paragraph(`${name} (${role}, ${email}) asks:`),
        quote(description),
        button('Answer the request', `${settings.publicOrigin}/support-desk/${caseId}`),
      ],
    }),
    `support-mail.${caseId}`,
  );
};
