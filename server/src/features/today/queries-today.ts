import type { Today, TodayLine } from '@bcs/contract/features/today/model';
import type { Account } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import type { Db } from '#database/db';
import type { Services } from '#kernel/services';
import { todayContext, composeTodayFrom } from './compose.ts';
import { findToday } from './queries.ts';

/** Reads everything that waits for an account in its staff classes in one statement. SUCC-007, SUCC-098 */
export async function getToday(
  db: Db,
  who: Account,
  services: Pick<Services, 'settings' | 'report'>,
  now: Instant,
): Promise<Today> {
  return composeTodayFrom(await findToday(db, [who.accountId], now, services.report), todayContext(services, now));
}

/** Lists what waits for each account, without lines set aside and tasks of others. SUCC-081 */
export async function findWaitingLines(
  db: Db,
  accountIds: readonly number[],
  services: Pick<Services, 'settings' | 'report'>,
  now: Instant,
): Promise<TodayLine[]> {
  const { lines } = composeTodayFrom(
    await findToday(db, accountIds, now, services.report),
    todayContext(services, now),
  );
  return lines.filter(({ aside, readOnly }) => aside === null && !readOnly);
}
