import sql from 'sql-template-tag';
import type { CallName } from '@bcs/contract/contract';
import { IDS } from '#database/seed/ids';
import { TOKEN, WEBHOOK } from './samples.ts';
import type { Act, Prepared } from './success.ts';

const { instructor } = IDS.enrollments;

/** A webhook that was just made. */
const hook = (act: Act) =>
  act('instructor', 'createWebhook', { enrollmentId: instructor, ...WEBHOOK }).then(({ webhook }) => ({
    enrollmentId: instructor,
    webhookId: webhook.id,
  }));
/** Of the calls for scripts of those who teach. */
export const forScripts: { readonly [Name in CallName]?: Prepared<Name> } = {
  createWebhook: () => ({ by: 'instructor', input: { enrollmentId: instructor, ...WEBHOOK } }),
  deleteWebhook: async (act) => ({ by: 'instructor', input: await hook(act) }),
  testWebhook: async (act) => ({ by: 'instructor', input: await hook(act) }),
  resendWebhookDelivery: async (act, db) => {
    const input = await hook(act);
    await act('instructor', 'testWebhook', input);
    // it has arrived in the meantime
    const { id: deliveryId } = await db.one<{ id: number }>(sql`
      update webhook_deliveries set delivered_at = created_at where webhook_id = ${input.webhookId} returning id`);
    return { by: 'instructor', input: { ...input, deliveryId } };
  },
  webhookDeliveries: async (act) => ({ by: 'instructor', input: await hook(act) }),
  createAccessToken: () => ({
    by: 'instructor',
    input: { enrollmentId: instructor, ...TOKEN },
  }),
  revokeAccessToken: async (act) => {
    const input = { enrollmentId: instructor, ...TOKEN };
    const { accessToken } = await act('instructor', 'createAccessToken', input);
    return { by: 'instructor', input: { enrollmentId: instructor, accessTokenId: accessToken.id } };
  },
};
