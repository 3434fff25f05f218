import { MOST_MESSAGES_AN_HOUR } from '@bcs/contract/features/chat-bridges/failures';
import type { ChatMessage } from '@bcs/contract/features/chat-bridges/message';
import { HOUR, plus, type Instant } from '@bcs/contract/kernel/clock';
import { sql, type Db } from '#database/db';
import { enqueue } from '#kernel/outbox';

/** The name of the job that sends one message. */
export const CHAT_BRIDGE_JOB = 'chat-bridge';

type Key = Readonly<{ universityId: number; bridgeId: number }>;

/**
 * Tells whether another message may be sent to a channel now; earlier messages that were delayed count as well.
 * INTG-098
 */
export async function hasRoom(db: Db, { universityId, bridgeId }: Key, now: Instant): Promise<boolean> {
  const { made } = await db.one<{ made: number }>(sql`
    select count(*)::int as made from chat_bridge_messages
    where university_id = ${universityId} and bridge_id = ${bridgeId} 
      and (made_at > ${plus(now, -HOUR)} or ended_at > ${plus(now, -HOUR)})`);
  return made < MOST_MESSAGES_AN_HOUR;
}

/** Queues a message in the transaction that decides on it: one for each minute, and any number of tests. */
export async function queueMessage(
  tx: Db,
  { universityId, bridgeId }: Key,
  { content, minute }: Readonly<{ content: ChatMessage; minute: Instant | null }>,
  now: Instant,
): Promise<void> {
  const made = await tx.maybe<{ id: number }>(sql`
    insert into chat_bridge_messages (university_id, bridge_id, minute, content, made_at)
    values (${universityId}, ${bridgeId}, ${minute}, ${JSON.stringify(content)}::jsonb, ${now})
    on conflict on constraint a_minute_is_told_once do nothing
    returning id`);
  if (!made) return;
  const payload = { universityId, messageId: made.id };
  const dedupeKey = `${CHAT_BRIDGE_JOB}/${universityId}/${bridgeId}/${minute ?? `test ${made.id}`}`;
  await enqueue(tx, { kind: CHAT_BRIDGE_JOB, payload, runAt: now, dedupeKey });
}
