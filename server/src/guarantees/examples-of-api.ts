import type { Examples } from './example.ts';
import { OWN_TOKENS, OWN_WEBHOOKS, TOKEN, WEBHOOK } from './samples.ts';

type Names =
  | 'ownSessions'
  | 'endOwnSession'
  | 'endOtherSessions'
  | 'calendarFeed'
  | 'resetCalendarFeed'
  | 'revokeCalendarFeed'
  | 'accessTokens'
  | 'createAccessToken'
  | 'revokeAccessToken'
  | 'webhooks'
  | 'createWebhook'
  | 'deleteWebhook'
  | 'testWebhook'
  | 'resendWebhookDelivery'
  | 'webhookDeliveries';
const enrollment = (enrollmentId: number) => ({ enrollmentId });

/** Examples for own sessions, calendar addresses, and scripts. Tests make a token and a webhook for all who may. */
export const ofApi: Pick<Examples, Names> = {
  ownSessions: () => ({}),
  endOwnSession: () => ({ sessionId: 1 }),
  endOtherSessions: () => ({}),
  calendarFeed: () => ({}),
  resetCalendarFeed: () => ({}),
  revokeCalendarFeed: () => ({}),
  accessTokens: enrollment,
  createAccessToken: (enrollmentId) => ({ enrollmentId, ...TOKEN }),
  revokeAccessToken: (enrollmentId) => ({ enrollmentId, accessTokenId: OWN_TOKENS + enrollmentId }),
  webhooks: enrollment,
  createWebhook: (enrollmentId) => ({ enrollmentId, ...WEBHOOK }),
  deleteWebhook: (enrollmentId) => ({ enrollmentId, webhookId: OWN_WEBHOOKS + enrollmentId }),
  testWebhook: (enrollmentId) => ({ enrollmentId, webhookId: OWN_WEBHOOKS + enrollmentId }),
  resendWebhookDelivery: (enrollmentId) => ({
    enrollmentId,
    webhookId: OWN_WEBHOOKS + enrollmentId,
    deliveryId: OWN_WEBHOOKS + enrollmentId,
  }),
  webhookDeliveries: (enrollmentId) => ({ enrollmentId, webhookId: OWN_WEBHOOKS + enrollmentId }),
};
