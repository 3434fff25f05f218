import { MailKind } from '@bcs/contract/features/notifications/model-mail';
import type { Db } from '#database/db';
import type { Sealer } from '#kernel/sealer';
import { readUnsubscribeToken } from '#kernel/unsubscribe-token';
import { turnOff } from './queries.ts';

/** Turns the kind of a mail off by its token, as often as it comes; null where the token is none. SUCC-082 */
export async function unsubscribeBy(db: Db, sealer: Pick<Sealer, 'derive'>, token: string): Promise<MailKind | null> {
  const read = readUnsubscribeToken(sealer, token);
  const kind = MailKind.options.find((each) => each === read?.kind);
  return read && kind && (await turnOff(db, read.accountId, kind)) ? kind : null;
}
