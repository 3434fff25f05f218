import type { MailKind } from '@bcs/contract/features/notifications/model';
import { kindOfToken } from '@bcs/contract/features/preferences/unsubscribing';
import type { Instant } from '@bcs/contract/kernel/clock';
import type { Db } from '#database/db';
import { findKeptAccount } from '#features/accounts/queries-merging-mail';
import type { Sealer } from '#kernel/sealer';
import { readUnsubscribeToken } from '#kernel/unsubscribe-token';
import { audited } from './audited.ts';
import { turnOff } from './queries.ts';

/**
 * Turns the kind of a mail off by its token, in a transaction, as often as it comes; null where the token is none. Whoever
 * has the mail counts as its reader, and a mail to an account that was merged turns off what comes since. SUCC-082, SUCC-093
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
  const isOff = await audited(tx, author, { accountId, action: 'person.unsubscribe' }, () =>
    turnOff(tx, accountId, kind),
  );
  return isOff ? kind : null;
}
