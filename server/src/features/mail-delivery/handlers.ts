import * as calls from '@bcs/contract/features/mail-delivery/calls';
import { sql, type Sql } from '#database/db';
import { auditOnScreen } from '#kernel/audit';
import { publish } from '#kernel/changes';
import { defineHandler } from '#kernel/handler';
import { addressOf, findRefusedAddresses, retryAddress as beginAnew } from './queries-address.ts';
import { countMails } from './queries-delivery.ts';

/** The highest number shown, as many as fit a screen; the total says how many there are. */
const MOST_ADDRESSES = 50;

export const mailOperation = defineHandler(
  calls.mailOperation,
  async (_input, { db, services: { settings }, now }) => ({
    mail: settings.mail,
    returnPath: settings.returns?.path ?? null,
    perMinute: settings.mailsPerMinute,
    kinds: await countMails(db, now),
    refused: await findRefusedAddresses(db, MOST_ADDRESSES),
  }),
);

type Context = Parameters<typeof auditOnScreen>[0];

/** Reactivates an address. Pressing twice has no further effect. */
async function retry(address: Sql, context: Context) {
  const retried = await beginAnew(context.db, address, context.now);
  if (!retried) return;
  const { accountId, name } = retried;
  const kind = accountId === null ? 'installation' : 'person';
  const object = { kind, id: accountId, name: name || retried.address } as const;
  await auditOnScreen(context, { action: 'address.retry', object, personId: accountId });
  if (accountId !== null) await publish(context.db, { topics: ['refused addresses'], to: [`account ${accountId}`] });
}

export const retryMail = defineHandler(calls.retryMail, ({ address }, context) =>
  retry(sql`${address.toLowerCase()}`, context),
);

export const retryAddress = defineHandler(calls.retryAddress, (_input, context) =>
  retry(addressOf(context.viewer.accountId), context),
);
