import { MailKind } from '@bcs/contract/features/notifications/model-mail';
import type { Instant } from '@bcs/contract/kernel/clock';
import type { Db } from '#database/db';
import type { Sealer } from '#kernel/sealer';
import { readUnsubscribeToken } from '#kernel/unsubscribe-token';
import { audited } from './audited.ts';
import { turnOff } from './queries.ts';

/**
 * Turns the kind of a mail off by its token, in a transaction, as often as it comes; null where the token is none. Whoever
 * has the mail counts as its reader. SUCC-082, SUCC-093
 */
export async function unsubscribeBy(
  tx: Db,
  sealer: Pick<Sealer, 'derive'>,
  token: string,
  now: Instant,
): Promise<MailKind | null> {
  const read = readUnsubscribeToken(sealer, token);
  const kind = MailKind.options.find((each) => each === read?.kind);
  if (!read || !kind) return null;
  const { accountId } = read;
  const author = { accountId, origin: 'screen', at: now } as const;
  const isOff = await audited(tx, author, { accountId, action: 'person.unsubscribe' }, () =>
    turnOff(tx, accountId, kind),
  );
  return isOff ? kind : null;
}
