import type { MailKind } from '@bcs/contract/features/notifications/model';
import { kindOfToken } from '@bcs/contract/features/preferences/unsubscribing';
import type { Instant } from '@bcs/contract/kernel/clock';
import type { Db } from '#database/db';
import { findKeptAccount } from '#features/accounts/queries-merging-mail';
import type { Sealer } from '#kernel/sealer';
import { readUnsubscribeToken } from '#kernel/unsubscribe-token';
import { auditPreferences } from './audited.ts';
import { turnOff } from './queries.ts';

/**
 * Turns a kind of mail off by the token of a mail, in a transaction and as often as it is called; null if the token is
 * invalid. A merged account turns off the mails of the account that was kept. SUCC-082, SUCC-093
 */
export async function unsubscribeBy(
  tx: Db,
  sealer: Pick<Sealer, 'derive'>,
  token: string,
  now: Instant,
): Promise<MailKind | null> {
  const read = readUnsubscribeToken(sealer, token);
  const kind = read && kindOfToken(token);
  if (!read || !kind) return null;
  const accountId = await findKeptAccount(tx, read.accountId);
  const author = { accountId, origin: 'screen', at: now } as const;
  const isOff = await auditPreferences(tx, author, { accountId, action: 'person.unsubscribe' }, () =>
    turnOff(tx, accountId, kind),
  );
  return isOff ? kind : null;
}
