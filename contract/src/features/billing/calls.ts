import { z } from 'zod';
import { call } from '#kernel/call';
import { id } from '#kernel/schema';
import { openBilling } from './abilities.ts';
import { BILLING_HIDDEN } from './failures.ts';

export const billing = call('POST /broker/billing', {
  shows: ['enrollments'],
  summary: 'What a student pays for, and the token with which the payment portal knows them for five minutes',
  input: { enrollmentId: id() },
  output: {
    /** Specified by CHAT-006. */
    universityPrograms: z.array(z.object({ universityId: id(), universityName: z.string(), programName: z.string() })),
    /** A token for the payment portal, never that of the login session. D-170 */
    paymentToken: z.string(),
    /** An addition to the specification: the address of the portal, and the domain for which its cookie is set. */
    portalUrl: z.string(),
    cookieDomain: z.string().nullable(),
  },
  scope: 'own-enrollment',
  allow: openBilling,
  fails: [BILLING_HIDDEN],
  tellsSecret: true,
});
