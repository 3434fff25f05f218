import { z } from 'zod';
import { call } from '#kernel/call';
import { count, text } from '#kernel/schema';
import { operateMail, retryOwnAddress } from './abilities.ts';
import { MailKind, RefusedAddress } from './model.ts';

/** The greatest length of an e-mail address (RFC 5321, 4.5.3.1.3). */
const ADDRESS_LENGTH = 254;

export const mailOperation = call('POST /broker/mailOperation', {
  shows: ['refused addresses'],
  summary:
    'Shows the e-mails of each kind that wait, were sent and were refused, and the addresses that get no more e-mail',
  output: {
    mail: z.enum(['mailbox', 'smtp', 'none']),
    /** The address that receives non-delivery reports; null if none are read. */
    returnPath: z.string().nullable(),
    perMinute: count(),
    kinds: z.array(MailKind),
    /** The addresses that were stopped last. */
    refused: z.object({ addresses: z.array(RefusedAddress), total: count() }),
  },
  scope: 'grant',
  allow: operateMail,
});

export const retryMail = call('POST /broker/retryMail', {
  changes: ['refused addresses', 'accounts', 'audit entries'],
  summary: 'Lets an address get mail again after its server refused it; refusals count anew',
  input: { address: text(ADDRESS_LENGTH) },
  scope: 'grant',
  allow: operateMail,
});

export const retryAddress = call('POST /broker/retryAddress', {
  changes: ['refused addresses', 'accounts', 'audit entries'],
  summary: 'Lets the address of the caller get mail again after its server refused it; refusals count anew',
  scope: 'account',
  allow: retryOwnAddress,
});
