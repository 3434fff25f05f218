import { z } from 'zod';
import { ACCOUNT_DEACTIVATED, GRANT_BELONGS_ELSEWHERE } from '#features/grants/failures';
import { call } from '#kernel/call';
import { LONGEST_EMAIL } from '#kernel/lengths';
import { email, id, text } from '#kernel/schema';
import * as may from './abilities.ts';
import { EMAIL_TAKEN, EMAIL_WAITING, LONGEST_TOKEN, NO_MAIL, SAME_EMAIL } from './failures.ts';

export const changeLoginEmail = call('POST /broker/changeLoginEmail', {
  changes: ['accounts', 'audit entries'],
  summary:
    'Sends a link to a new login e-mail, which takes effect when the link is opened; null withdraws the pending one',
  input: {
    accountId: id(),
    email: email().nullable(),
    /**
     * The address that the caller believes is waiting for confirmation; a different one is not replaced without the
     * caller's knowledge. ADM-115
     */
    waiting: z.string().max(LONGEST_EMAIL).nullable(),
  },
  scope: 'person',
  allow: may.changePerson,
  fails: [GRANT_BELONGS_ELSEWHERE, ACCOUNT_DEACTIVATED, EMAIL_TAKEN, SAME_EMAIL, NO_MAIL, EMAIL_WAITING],
  needsPassword: true,
});

export const confirmLoginEmail = call('POST /broker/confirmLoginEmail', {
  event: 'email.confirm',
  changes: ['accounts', 'enrollments', 'audit entries'],
  summary:
    'Confirms a new login e-mail by its link: the person signs in with it from then on and is signed out everywhere',
  input: { token: text(LONGEST_TOKEN) },
  output: {
    /** The person's current login e-mail; null if the link has expired, was withdrawn or never existed. */
    email: z.string().nullable(),
  },
  scope: 'public',
  allow: may.openEmailLinks,
  fails: [EMAIL_TAKEN],
  tries: { perAddress: { calls: 300, perSeconds: 60 } },
});
