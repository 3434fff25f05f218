import type { ClassKey } from '@bcs/contract/kernel/ability';
import { MOST_CHAT_BRIDGES } from '@bcs/contract/features/chat-bridges/failures';
import type { MessageHead } from '@bcs/contract/features/chat-bridges/message';
import type { ChatBridge, ChatLines } from '@bcs/contract/features/chat-bridges/model';
import type { ChatAddress } from '@bcs/contract/features/chat-bridges/address';
import type { ToldFacts } from '@bcs/contract/features/chat-bridges/news';
import type { Instant } from '@bcs/contract/kernel/clock';
import { sql, empty, type Db } from '#database/db';

/** A channel of a class. */
export interface BridgeKey extends ClassKey {
  readonly bridgeId: number;
}
/** The name to which the encryption of an address is bound: it cannot be decrypted for another class. */
export const addressBoundTo = ({ courseId }: Pick<ClassKey, 'courseId'>): string => `chat-bridge/${courseId}`;

const BRIDGE = sql`b.id, b.version, b.name, b.service, b.address_label as address, b.is_on as "isOn", b.lines->>'session' as session,
  b.lines->>'release' as release, b.lines->>'due' as due, b.lines->>'announcement' as announcement, b.lines->>'video' as video,
  b.lines->>'graded' as graded, iso(b.sent_at) as "sentAt", iso(b.failing_since) as "failingSince", b.problem,
  iso(b.switched_off_at) as "switchedOffAt"`;

/** A class as its messages name it. */
type ClassHead = Pick<MessageHead, 'name' | 'timeZone'> & {
  readonly code: string;
  readonly isPublished: boolean;
};

/** The class, and its channels in the order in which they were connected. */
export const getBridges = (db: Db, { universityId, courseId }: ClassKey) =>
  db.one<ClassHead & { readonly bridges: ChatBridge[] }>(sql`
    select c.code, c.name, c.time_zone as "timeZone", c.state = 'published' as "isPublished", (
      select coalesce(json_agg(r), '[]') from (
        select ${BRIDGE} from chat_bridges b where b.university_id = c.university_id and b.course_id = c.id
        order by b.id limit ${MOST_CHAT_BRIDGES}) r) as bridges
    from courses c where c.university_id = ${universityId} and c.id = ${courseId}`);

/** Locks the class, so that channels created at the same time are counted correctly. */
export const lockClassForChannels = (tx: Db, { universityId, courseId }: ClassKey) =>
  tx.run(sql`select from courses where university_id = ${universityId} and id = ${courseId} for no key update`);

/**
 * Finds one channel.
 * @param holds whether to lock it until the transaction ends
 */
export const findBridge = (db: Db, { universityId, courseId, bridgeId }: BridgeKey, holds: boolean) =>
  db.maybe<ChatBridge>(sql`
    select ${BRIDGE} from chat_bridges b
    where b.university_id = ${universityId} and b.course_id = ${courseId} and b.id = ${bridgeId} ${holds ? sql`for no key update` : empty}`);

/** A channel to be stored; without an address it keeps its present one. */
export interface BridgeToStore {
  readonly name: string;
  readonly isOn: boolean;
  readonly lines: ChatLines;
  readonly address: (Omit<ChatAddress, 'url'> & { readonly sealed: string }) | null;
}

export const insertBridge = (
  tx: Db,
  { universityId, courseId }: ClassKey,
  { name, isOn, lines, address }: BridgeToStore,
  now: Instant,
) =>
  tx.one<{ id: number }>(sql`
    insert into chat_bridges (university_id, course_id, name, service, address_sealed, address_label, lines, is_on, created_at)
    values (${universityId}, ${courseId}, ${name}, ${address?.service}, ${address?.sealed}, ${address?.label},
      ${JSON.stringify(lines)}::jsonb, ${isOn}, ${now})
    returning id`);

/** Changes a channel. Earlier failures are cleared, since they concern another address or an earlier period. */
export const updateBridge = (
  tx: Db,
  { universityId, bridgeId }: Omit<BridgeKey, 'courseId'>,
  { name, isOn, lines, address }: BridgeToStore,
  isAnew: boolean,
) =>
  tx.run(sql`
    update chat_bridges set name = ${name}, is_on = ${isOn}, lines = ${JSON.stringify(lines)}::jsonb, version = version + 1,
      service = coalesce(${address?.service ?? null}, service),
      address_sealed = coalesce(${address?.sealed ?? null}, address_sealed),
      address_label = coalesce(${address?.label ?? null}, address_label),
      failing_since = case when not ${isAnew} then failing_since end, problem = case when not ${isAnew} then problem end,
      -- whoever saves it has seen it
      switched_off_at = null
    where university_id = ${universityId} and id = ${bridgeId}`);

export const deleteBridge = (tx: Db, { universityId, bridgeId }: Omit<BridgeKey, 'courseId'>) =>
  tx.run(sql`delete from chat_bridges where university_id = ${universityId} and id = ${bridgeId}`);

/** Stores the facts that a channel counts as told. */
export const storeToldFacts = (
  tx: Db,
  { universityId, bridgeId }: Omit<BridgeKey, 'courseId'>,
  told: ToldFacts | null,
) =>
  tx.run(sql`
    update chat_bridges set told = ${told && JSON.stringify(told)}::jsonb
    where university_id = ${universityId} and id = ${bridgeId} and told is distinct from ${told && JSON.stringify(told)}::jsonb`);
