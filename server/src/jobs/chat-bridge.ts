import { z } from 'zod';
import { HOUR, plus, type Instant } from '@bcs/contract/kernel/clock';
import { ALLOWED_AUTHORS, CLASS_EDITORS } from '@bcs/contract/kernel/roles';
import type { ChatMessage, ChatPart } from '@bcs/contract/features/chat-bridges/message';
import type { ChatService } from '@bcs/contract/features/chat-bridges/model';
import { TYPED_ADDRESS_LIMITS } from '#adapters/outgoing';
import type { Db } from '#database/db';
import { addressBoundTo } from '#features/chat-bridges/queries';
import * as queries from '#features/chat-bridges/queries-telling';
import { audit } from '#kernel/audit';
import { publish } from '#kernel/changes';
import { isLocalOrigin } from '#kernel/local';
import type { Services } from '#kernel/services';
import { NotDelivered, postMessage } from './post-message.ts';
import type { JobHandler } from './work.ts';

/** An invisible character that breaks up mentions, channels and links. */
const BREAK = '\u{200b}';
const STEERS = /[@#!<\]]|:(?=\/\/)|\.(?=\p{L})/gu;
/** Makes words literal: nobody is mentioned, and only our own link works. INTG-082 */
const asWords = (text: string): string => text.replaceAll(STEERS, `$&${BREAK}`);

type Writing = Readonly<{ words: (text: string) => string; link: (address: string) => string }>;
const write = (message: ChatMessage, { words, link }: Writing): string =>
  message
    .map((parts) => parts.map((part) => ('link' in part ? link(part.link) : words(asWords(part.text)))).join(''))
    .join('\n');

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const inSlack: Writing = {
  words: (text) => text.replaceAll(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign),
  link: (address) => address,
};
const inDiscord: Writing = {
  words: (text) => text.replaceAll(/[\\*_~`|>#\-[\]()<:@]/g, String.raw`\$&`),
  // angle brackets suppress the picture of the page
  link: (address) => `<${address}>`,
};

/** A text run of an adaptive card, which has no markup or mentions. */
const textRun = (part: ChatPart) =>
  'link' in part
    ? { type: 'TextRun', text: part.link, selectAction: { type: 'Action.OpenUrl', url: part.link } }
    : { type: 'TextRun', text: asWords(part.text) };
const card = (message: ChatMessage) => ({
  type: 'AdaptiveCard',
  version: '1.4',
  body: message.map((parts) => ({ type: 'RichTextBlock', inlines: parts.map(textRun) })),
});

const slackBody = (message: ChatMessage) => ({
  text: write(message, inSlack),
  parse: 'none',
  link_names: false,
  mrkdwn: false,
  unfurl_links: false,
  unfurl_media: false,
});

/** The body that each service expects for a message. */
export const MESSAGE_BODIES: Readonly<Record<ChatService, (message: ChatMessage) => object>> = {
  slack: slackBody,
  other: slackBody,
  discord: (message) => ({ content: write(message, inDiscord), allowed_mentions: { parse: [] } }),
  teams: (message) => ({
    type: 'message',
    attachments: [{ contentType: 'application/vnd.microsoft.card.adaptive', content: card(message) }],
  }),
};

const Payload = z.object({ universityId: z.int(), messageId: z.int() });
type MessageKey = z.infer<typeof Payload>;

/** The time without any delivery after which a channel is switched off. INTG-081 */
const FAILS_FOR = 24 * HOUR;

/** The roles whose pages show the result of a message. */
const EDITORS = [...CLASS_EDITORS, ...ALLOWED_AUTHORS];

interface Sent {
  /** The reason for the failure; null on success. */
  readonly problem: string | null;
  /** True if the message was refused or nobody was there, so that sending it again cannot duplicate it. */
  readonly canBeSentAgain: boolean;
}
/** The result without an answer: a message that may have arrived is not sent again. D-271 */
const NO_ANSWER: Sent = { problem: 'No answer came, so the message may or may not be there.', canBeSentAgain: false };

/** Sends one message to a chat channel: only messages that certainly did not arrive are sent again. */
export const deliverToChat: JobHandler = async (payload, { services, isLast = false }) => {
  const key = Payload.parse(payload);
  const { database, clock } = services;
  const message = await database.transaction(async (tx) => {
    const taken = await queries.takeMessage(tx, key, clock());
    if (!taken) await queries.endMessage(tx, key, clock());
    return taken;
  });
  if (!message) return;
  const sent = message.wasSent ? NO_ANSWER : await send(message, services);
  const isTriedAgain = sent.canBeSentAgain && !message.isTest && !isLast;
  const waits = await database.transaction((tx) => note(tx, key, message, { ...sent, isTriedAgain }, clock()));
  if (waits) throw new NotDelivered(sent.problem ?? '');
};

async function send(message: queries.OnItsWay, { sealer, settings }: Services): Promise<Sent> {
  const url = sealer.open(message.sealed, addressBoundTo(message));
  const body = JSON.stringify(MESSAGE_BODIES[message.service](message.content));
  const { problem, isUnknown } = await postMessage(
    url,
    body,
    { 'user-agent': 'Bootcamp-Square' },
    { ...TYPED_ADDRESS_LIMITS, listed: settings.chatHosts, listedWithoutTls: isLocalOrigin(settings.publicOrigin) },
  );
  return isUnknown ? NO_ANSWER : { problem, canBeSentAgain: problem !== null };
}

/**
 * Records the result of a message.
 * @returns whether it will be sent again
 */
async function note(
  tx: Db,
  key: MessageKey,
  message: queries.OnItsWay,
  { problem, isTriedAgain }: Sent & { readonly isTriedAgain: boolean },
  now: Instant,
): Promise<boolean> {
  await queries.recordSending(tx, message, problem, now);
  const isOver = problem !== null && message.failingSince !== null && message.failingSince <= plus(now, -FAILS_FOR);
  const isOff = isOver && (await queries.switchOff(tx, message, now)) > 0;
  if (isOff) await auditSwitchOff(tx, message, now);
  const waits = isTriedAgain && !isOff;
  await (waits ? queries.requeueMessage(tx, key) : queries.endMessage(tx, key, now));
  const editors = EDITORS.map((role) => `${role} of course ${message.courseId}` as const);
  await publish(tx, { topics: ['chat bridges'], to: ['administrators', ...editors] });
  return waits;
}

const auditSwitchOff = (
  tx: Db,
  { universityId, courseId, bridgeId: id, bridge: name }: queries.OnItsWay,
  now: Instant,
) =>
  audit(tx, { accountId: null, origin: 'server', at: now }, [
    {
      action: 'chat-bridge.switch-off',
      object: { kind: 'chat-bridge', id, name },
      universityId,
      courseId,
      before: { isOn: true },
      after: { isOn: false },
    },
  ]);
