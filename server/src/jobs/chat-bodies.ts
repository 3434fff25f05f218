import type { ChatMessage, ChatPart } from '@bcs/contract/features/chat-bridges/message';
import type { ChatService } from '@bcs/contract/features/chat-bridges/model';

/** Nobody sees it, and whatever stands on both of its sides is no mention, channel or link any more. */
const BREAK = '\u{200b}';
const STEERS = /[@#!<\]]|:(?=\/\/)|\.(?=\p{L})/gu;
/** Words that are read as they stand: nobody is mentioned, and nothing but our own link can be followed. INTG-082 */
const asWords = (text: string): string => text.replaceAll(STEERS, `$&${BREAK}`);

interface Writing {
  readonly words: (text: string) => string;
  readonly link: (address: string) => string;
}
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
  // in angle brackets no picture of the page is shown
  link: (address) => `<${address}>`,
};

/** A text run of an adaptive card knows neither mark-up nor mentions. */
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

/** The body that each service wants for a message. */
export const BODIES: Readonly<Record<ChatService, (message: ChatMessage) => object>> = {
  slack: slackBody,
  other: slackBody,
  discord: (message) => ({ content: write(message, inDiscord), allowed_mentions: { parse: [] } }),
  teams: (message) => ({
    type: 'message',
    attachments: [{ contentType: 'application/vnd.microsoft.card.adaptive', content: card(message) }],
  }),
};
