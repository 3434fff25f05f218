import type { Examples } from './example.ts';
import { OWN_TOKENS, OWN_WEBHOOKS, TOKEN, WEBHOOK } from './samples.ts';

/** Examples for own sessions, calendar addresses, and scripts. Tests make a token and a webhook for all who may. */
export const ofApi: Examples = {
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
