import { messageOf } from '@bcs/contract/features/chat-bridges/message';
import { findUntoldNews } from '@bcs/contract/features/chat-bridges/news';
import { instantOf, MINUTE, msOf, type Instant } from '@bcs/contract/kernel/clock';
import type { Db } from '#database/db';
import { storeToldFacts, type BridgeKey } from '#features/chat-bridges/queries';
import { findClassFacts } from '#features/chat-bridges/queries-facts';
import { hasRoom, queueMessage } from '#features/chat-bridges/queries-messages';
import { claimCheck, findToLookAt } from '#features/chat-bridges/queries-telling';
import type { Services } from '#kernel/services';
import { forEach } from './for-each.ts';

const minuteOf = (now: Instant): Instant => instantOf(Math.floor(msOf(now) / MINUTE) * MINUTE);

type Looking = Readonly<{ origin: string; now: Instant }>;

/** Compares a class with what one channel was told, and queues the news; news without room follows later. */
async function tellNews(tx: Db, key: BridgeKey, { origin, now }: Looking): Promise<void> {
  const minute = minuteOf(now);
  const bridge = await claimCheck(tx, key, minute, now);
  if (!bridge) return;
  const { name, timeZone, lines } = bridge;
  const { news, told } = findUntoldNews(bridge.told ?? {}, await findClassFacts(tx, { ...key, timeZone }, now), now);
  const content = bridge.told === null ? [] : messageOf(lines, news, { name, timeZone, origin });
  if (content.length > 0 && !(await hasRoom(tx, key, now))) return;
  if (content.length > 0) await queueMessage(tx, key, { content, minute }, now);
  await storeToldFacts(tx, key, told);
}

/**
 * Compares each class with what its chat channels were told, once a minute across all processes: all changes since are
 * one message. An interrupted check has told nothing, and the next one does. INTG-081
 */
export async function tellChatBridges({
  database,
  clock,
  settings,
}: Pick<Services, 'database' | 'clock' | 'settings'>) {
  const now = clock();
  const looking = { origin: settings.publicOrigin, now };
  await forEach(await findToLookAt(database, minuteOf(now)), (key) =>
    database.transaction((tx) => tellNews(tx, key, looking)),
  );
}
