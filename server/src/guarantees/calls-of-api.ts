import { sql } from '#database/db';
import type { Examples } from './example.ts';
import { OWN_TOKENS, OWN_WEBHOOKS, TOKEN, WEBHOOK } from './samples.ts';
import { IDS } from '#database/seed/ids';
import { DEMO_PASSWORD } from '#database/seed/password';
import { asks, type ActAs, type Successes } from './success.ts';

/**
 * Examples for login sessions, calendar addresses and scripts. Tests create a token and a webhook for everybody who may
 * have one.
 */
export const apiCalls: Examples = {
  createAccessToken: () => ({ ...TOKEN }),
  revokeAccessToken: (enrollmentId) => ({ accessTokenId: OWN_TOKENS + enrollmentId }),
  createWebhook: () => ({ ...WEBHOOK }),
  deleteWebhook: (enrollmentId) => ({ webhookId: OWN_WEBHOOKS + enrollmentId }),
  testWebhook: (enrollmentId) => ({ webhookId: OWN_WEBHOOKS + enrollmentId }),
  resendWebhookDelivery: (enrollmentId) => ({
    webhookId: OWN_WEBHOOKS + enrollmentId,
    deliveryId: OWN_WEBHOOKS + enrollmentId,
  }),
  webhookDeliveries: (enrollmentId) => ({ webhookId: OWN_WEBHOOKS + enrollmentId }),
};

const { instructor } = IDS.enrollments;

/** Creates a webhook. */
const hook = (act: ActAs) =>
  act('instructor', 'createWebhook', { enrollmentId: instructor, ...WEBHOOK }).then(({ webhook }) => ({
    enrollmentId: instructor,
    webhookId: webhook.id,
  }));
const logInElsewhere = (act: ActAs) =>
  act('student', 'login', { email: 'student@northfield.example', password: DEMO_PASSWORD });

/** Successes of login sessions, and of calls for teachers' scripts. */
export const forScripts: Successes = {
  endOwnSession: async (act) => {
    await logInElsewhere(act);
    const { sessions } = await act('student', 'ownSessions', {});
    return { by: 'student', input: { sessionId: sessions.find(({ isThis }) => !isThis)?.id ?? 0 } };
  },
  endOtherSessions: async (act) => {
    await logInElsewhere(act);
    return { by: 'student', input: {} };
  },
  createWebhook: asks('instructor', { enrollmentId: instructor, ...WEBHOOK }),
  deleteWebhook: async (act) => ({ by: 'instructor', input: await hook(act) }),
  testWebhook: async (act) => ({ by: 'instructor', input: await hook(act) }),
  resendWebhookDelivery: async (act, db) => {
    const input = await hook(act);
    await act('instructor', 'testWebhook', input);
    // the message has arrived in the meantime
    const { id: deliveryId } = await db.one<{ id: number }>(sql`
      update webhook_deliveries set delivered_at = created_at where webhook_id = ${input.webhookId} returning id`);
    return { by: 'instructor', input: { ...input, deliveryId } };
  },
  webhookDeliveries: async (act) => ({ by: 'instructor', input: await hook(act) }),
  createAccessToken: asks('instructor', { enrollmentId: instructor, ...TOKEN }),
  revokeAccessToken: async (act) => {
    const input = { enrollmentId: instructor, ...TOKEN };
    const { accessToken } = await act('instructor', 'createAccessToken', input);
    return { by: 'instructor', input: { enrollmentId: instructor, accessTokenId: accessToken.id } };
  },
};
