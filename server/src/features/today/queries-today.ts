import type { Today, TodayLine } from '@bcs/contract/features/today/model';
import type { Account } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import type { Db } from '#database/db';
import type { Services } from '#kernel/services';
import { askingOf, todayOf } from './compose.ts';
import { findToday } from './queries.ts';

/** Composes what waits for an account in all classes in which it is staff, in one statement. SUCC-007, SUCC-098 */
export async function getToday(
  db: Db,
  who: Account,
  services: Pick<Services, 'settings' | 'report'>,
  now: Instant,
): Promise<Today> {
  return todayOf(await findToday(db, [who.accountId], now, services.report), askingOf(services, now));
}

/** Lists what waits for each of some accounts, without what they have set aside or what waits for others. SUCC-081 */
export async function findWaitingLines(
  db: Db,
  accountIds: readonly number[],
  services: Pick<Services, 'settings' | 'report'>,
  now: Instant,
): Promise<TodayLine[]> {
  const { lines } = todayOf(await findToday(db, accountIds, now, services.report), askingOf(services, now));
  return lines.filter(({ aside, readOnly }) => aside === null && !readOnly);
}
