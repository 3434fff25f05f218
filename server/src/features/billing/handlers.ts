import * as calls from '@bcs/contract/features/billing/calls';
import { PAYMENT_TOKEN_SECONDS } from '@bcs/contract/features/billing/portal';
import { defineHandler } from '#kernel/handler';
import { paymentToken } from '#kernel/payment-token';
import { purposeOf } from './statement.ts';
import { findPrograms } from './queries.ts';

export const billing = defineHandler(calls.billing, {
  facts: async (_input, { services }) => ({ isSetUp: services.settings.paymentPortalUrl !== null }),
  run: async (_input, { db, viewer, now, services }) => {
    const universityPrograms = await findPrograms(db, viewer.accountId);
    const universityIds = [...new Set(universityPrograms.map(({ universityId }) => universityId))];
    const payer = { accountId: viewer.accountId, universityIds };
    return {
      universityPrograms,
      paymentToken: paymentToken(payer, purposeOf(services), now, PAYMENT_TOKEN_SECONDS),
      portalUrl: services.settings.paymentPortalUrl ?? '',
      cookieDomain: services.settings.paymentCookieDomain,
    };
  },
});
