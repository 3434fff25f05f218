import { messageOf } from '@bcs/contract/features/chat-bridges/message';
import { newsOf } from '@bcs/contract/features/chat-bridges/news';
import { instantOf, MINUTE, msOf, type Instant } from '@bcs/contract/kernel/clock';
import type { Db } from '#database/db';
import { setTold, type BridgeKey } from '#features/chat-bridges/queries';
import { findClassFacts } from '#features/chat-bridges/queries-facts';
import { hasRoom, queueMessage } from '#features/chat-bridges/queries-messages';
import { claimLook, findToLookAt } from '#features/chat-bridges/queries-telling';
import type { Services } from '#kernel/services';
import { forEach } from './for-each.ts';

const minuteOf = (now: Instant): Instant => instantOf(Math.floor(msOf(now) / MINUTE) * MINUTE);

type Looking = Readonly<{ origin: string; now: Instant }>;

/** Looks at one class for one channel, and queues what it has not been told; what has no room now is told later. */
async function tellNews(tx: Db, key: BridgeKey, { origin, now }: Looking): Promise<void> {
  const minute = minuteOf(now);
  const bridge = await claimLook(tx, key, minute, now);
  if (!bridge) return;
  const { name, timeZone, lines } = bridge;
  const { news, told } = newsOf(bridge.told ?? {}, await findClassFacts(tx, { ...key, timeZone }, now), now);
  const content = bridge.told === null ? [] : messageOf(lines, news, { name, timeZone, origin });
  if (content.length > 0 && !(await hasRoom(tx, key, now))) return;
  if (content.length > 0) await queueMessage(tx, key, { content, minute }, now);
  await setTold(tx, key, told);
}

/**
 * Compares each class with what its chat channels were told, once a minute in however many processes: whatever has
 * changed since is one message. Whoever stops in between has told nothing, and tells it at the next look. INTG-081
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
