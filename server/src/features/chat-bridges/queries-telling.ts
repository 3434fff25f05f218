import type { ChatMessage } from '@bcs/contract/features/chat-bridges/message';
import type { ChatLines, ChatService } from '@bcs/contract/features/chat-bridges/model';
import type { ToldFacts } from '@bcs/contract/features/chat-bridges/news';
import type { Instant } from '@bcs/contract/kernel/clock';
import { sql, type Db } from '#database/db';
import type { BridgeKey } from './queries.ts';

const BRIDGES_PER_RUN = 500;

/** Finds channels of published classes that were not checked in this minute and whose last message is finished. */
export const findToLookAt = (db: Db, minute: Instant) =>
  db.many<BridgeKey>(sql`
    select b.university_id as "universityId", b.course_id as "courseId", b.id as "bridgeId"
    from chat_bridges b join courses c on c.university_id = b.university_id and c.id = b.course_id and c.state = 'published'
    where b.is_on and (b.looked_at is null or b.looked_at < ${minute}::timestamptz)
      and not exists (select from chat_bridge_messages m
        where m.university_id = b.university_id and m.bridge_id = b.id and m.minute is not null and m.ended_at is null)
    order by b.looked_at nulls first, b.university_id, b.id limit ${BRIDGES_PER_RUN}`);

/** Claims the check in this transaction; returns nothing if another process was faster. */
export const claimCheck = (tx: Db, { universityId, bridgeId }: BridgeKey, minute: Instant, now: Instant) =>
  tx.maybe<{ told: ToldFacts | null; lines: ChatLines; name: string; timeZone: string }>(sql`
    update chat_bridges b set looked_at = ${now} from courses c
    where b.university_id = ${universityId} and b.id = ${bridgeId} and b.is_on
      and (b.looked_at is null or b.looked_at < ${minute}::timestamptz)
      and c.university_id = b.university_id and c.id = b.course_id and c.state = 'published'
    returning b.told, b.lines, c.name, c.time_zone as "timeZone"`);

/** A message to be sent, with its destination. */
export interface OnItsWay extends BridgeKey {
  readonly bridge: string;
  readonly service: ChatService;
  readonly sealed: string;
  readonly content: ChatMessage;
  readonly isTest: boolean;
  /** True if an earlier attempt was started and its outcome is unknown. */
  readonly wasSent: boolean;
  readonly failingSince: Instant | null;
}

type MessageKey = Readonly<{ universityId: number; messageId: number }>;

/**
 * Takes an unfinished message; returns nothing if its channel is off or its class has ended. Tests are sent to any
 * channel.
 */
export const takeMessage = (tx: Db, { universityId, messageId }: MessageKey, now: Instant) =>
  tx.maybe<OnItsWay>(sql`
    with taken as (
      select m.university_id, m.id, m.bridge_id, m.sending_at is not null as was_sent from chat_bridge_messages m
      where m.university_id = ${universityId} and m.id = ${messageId} and m.ended_at is null for update),
    sent as (
      update chat_bridge_messages m set sending_at = ${now} from taken t where m.university_id = t.university_id and m.id = t.id
      returning m.content, m.minute is null as is_test)
    select b.university_id as "universityId", b.course_id as "courseId", b.id as "bridgeId", b.name as bridge, b.service,
      b.address_sealed as sealed, s.content, s.is_test as "isTest", t.was_sent as "wasSent", iso(b.failing_since) as "failingSince"
    from taken t cross join sent s
    join chat_bridges b on b.university_id = t.university_id and b.id = t.bridge_id
    join courses c on c.university_id = b.university_id and c.id = b.course_id
    where s.is_test or (b.is_on and c.state = 'published')`);

/** Puts a refused message back, so that it can be sent again. */
export const requeueMessage = (tx: Db, { universityId, messageId }: MessageKey) =>
  tx.run(sql`
    update chat_bridge_messages set sending_at = null where university_id = ${universityId} and id = ${messageId} and ended_at is null`);

export const endMessage = (tx: Db, { universityId, messageId }: MessageKey, now: Instant) =>
  tx.run(sql`
    update chat_bridge_messages set ended_at = ${now} where university_id = ${universityId} and id = ${messageId} and ended_at is null`);

/**
 * @param problem the reason for failure; null on success
 */
export const recordSending = (tx: Db, { universityId, bridgeId }: BridgeKey, problem: string | null, now: Instant) =>
  tx.run(sql`
    update chat_bridges set problem = ${problem},
      sent_at = case when ${problem}::text is null then ${now}::timestamptz else sent_at end,
      failing_since = case when ${problem}::text is not null then coalesce(failing_since, ${now}::timestamptz) end
    where university_id = ${universityId} and id = ${bridgeId}`);

/**
 * Switches a channel off.
 * @returns 1 if it was on
 */
export const switchOff = (tx: Db, { universityId, bridgeId }: BridgeKey, now: Instant) =>
  tx.run(sql`
    update chat_bridges set is_on = false, switched_off_at = ${now}, version = version + 1
    where university_id = ${universityId} and id = ${bridgeId} and is_on`);
