import { z } from 'zod';
import { call } from '#kernel/call';
import { listing, pageOf } from '#kernel/listing';
import { email, id, text, mistake } from '#kernel/schema';
import { endGrants, keepGrants } from './abilities.ts';
import * as failures from './failures.ts';
import { Grant } from './model.ts';

export const grants = call('POST /broker/grants', {
  shows: ['grants'],
  summary: 'Lists who administers what, now or in the past',
  input: {
    /** A part of a name or an e-mail. */
    search: text(200),
    /** 'installation', or the id of a university; without it, all grants are listed. */
    over: z.union([z.literal('installation'), id()]).nullable(),
    state: z.enum(['active', 'ended', 'all']),
    ...listing(['givenAt', 'name', 'university']),
  },
  output: pageOf(Grant).extend({ universities: z.array(z.object({ id: id(), name: z.string() })) }),
  scope: 'grant',
  allow: keepGrants,
});

export const giveGrant = call('POST /broker/giveGrant', {
  changes: ['grants', 'audit entries'],
  summary:
    'Allows a person to administer the installation or one university; without a second factor they sign in again',
  input: { email: email(mistake({ NO_EMAIL: 'Please enter an e-mail.' })), universityId: id().nullable() },
  scope: 'grant',
  allow: keepGrants,
  needsPassword: true,
  fails: [failures.NOBODY_WITH_EMAIL, failures.ACCOUNT_DEACTIVATED, failures.GRANT_ALREADY_HELD],
});

export const endGrant = call('POST /broker/endGrant', {
  changes: ['grants', 'audit entries'],
  summary: 'Ends a grant at once',
  input: { grantId: id() },
  scope: 'grant',
  allow: endGrants,
  needsPassword: true,
  fails: [failures.OWN_GRANT, failures.LAST_INSTALLATION_GRANT, failures.GRANT_ENDED],
});
