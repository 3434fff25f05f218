import { withoutInvisible } from '#kernel/unseen';
import { dateText, localDay, timeText, type Instant, type Zone } from '#kernel/clock';
import { CHAT_KINDS, PLACEHOLDER } from './lines.ts';
import type { ChatKind, ChatLines } from './model.ts';
import type { News } from './news.ts';

/** A part of a line: plain words, or a link within this product. */
export type ChatPart = { readonly text: string } | { readonly link: string };
/** A message before it is formatted for a service: a list of lines, each a list of parts. */
export type ChatMessage = readonly (readonly ChatPart[])[];

/** The class to which the news belongs. */
export interface MessageHead {
  readonly name: string;
  readonly timeZone: Zone;
  /** The beginning of all links, which require a login. */
  readonly origin: string;
}

/** The longest message, chosen for Discord's limit of 2000 characters with room for the last line. */
const LONGEST_MESSAGE = 1800;
const LONGEST_LINE = 300;
const LONGEST_TITLE = 80;

/** Line breaks and invisible characters that change the direction or the flow of a text. */
const STEERING = /[\p{Cc}\u{2028}\u{2029}\u{200e}\u{200f}\u{202a}-\u{202e}\u{2066}-\u{2069}]+/gu;
const plainTitle = (title: string): string => {
  const letters = [...withoutInvisible(title.replaceAll(STEERING, ' ')).trim()];
  return letters.length > LONGEST_TITLE ? `${letters.slice(0, LONGEST_TITLE - 1).join('')}…` : letters.join('');
};

const PAGES: Readonly<Record<ChatKind, (id: number) => string>> = {
  session: (id) => `/sessions/${id}`,
  release: (id) => `/coursework/${id}/show`,
  due: (id) => `/coursework/${id}/show`,
  announcement: (id) => `/announcement/${id}/show`,
  video: (id) => `/sessions/${id}`,
  graded: (id) => `/coursework/${id}/show`,
};

const momentText = (at: Instant | null, zone: Zone) =>
  at === null ? '' : `${dateText(localDay(at, zone))}, ${timeText(at, zone)}`;

/** Composes one line: the words of the class with facts in place of the placeholders, and at most one link. */
function lineOf(line: string, { kind, id, title, change, at }: News, head: MessageHead): ChatPart[] {
  const facts = new Map(
    Object.entries({
      change,
      title: plainTitle(title),
      when: momentText(at, head.timeZone),
      class: plainTitle(head.name),
    }),
  );
  const parts: ChatPart[] = [];
  let room = LONGEST_LINE;
  const say = (text: string) => {
    const said = [...text.replaceAll(STEERING, ' ')].slice(0, room).join('');
    room -= [...said].length;
    if (said !== '') parts.push({ text: said });
  };
  // the words are at even indexes, the names of placeholders between them
  for (const [place, piece] of line.trim().split(PLACEHOLDER).entries()) {
    if (place % 2 === 0) say(piece);
    else if (piece !== 'link') say(facts.get(piece) ?? '');
    else if (!parts.some((part) => 'link' in part)) parts.push({ link: head.origin + PAGES[kind](id) });
  }
  return parts;
}

/** A message as people read it, without the marks of any service. */
export const plainText = (message: ChatMessage): string =>
  message.map((parts) => parts.map((part) => ('link' in part ? part.link : part.text)).join('')).join('\n');

/** The greatest possible length of a message, if every character needed three. */
const lengthAtMost = (message: ChatMessage): number =>
  plainText(message).replaceAll(/[^\p{L}\p{N}\s,]/gu, '···').length;

/**
 * Composes the message about some news. News for which there is no room is counted instead. The message is empty if the
 * channel wants none of it.
 */
export function messageOf(lines: ChatLines, news: readonly News[], head: MessageHead): ChatMessage {
  const wanted = CHAT_KINDS.flatMap((kind) => {
    const line = lines[kind];
    return line === null ? [] : news.filter((each) => each.kind === kind).map((each) => lineOf(line, each, head));
  });
  if (wanted.length === 0) return [];
  const message: ChatPart[][] = [[{ text: `News from ${plainTitle(head.name)}` }]];
  for (const [place, line] of wanted.entries()) {
    if (place > 0 && lengthAtMost([...message, line]) > LONGEST_MESSAGE)
      return [...message, [{ text: `And ${wanted.length - place} more: ` }, { link: head.origin }]];
    message.push(line);
  }
  return message;
}

/** The time used in all sample messages. */
const SAMPLE: Instant = '2030-01-15T23:30:00.000Z';
const SAMPLES: readonly News[] = [
  { kind: 'session', id: 1, title: 'Forms and validation', change: 'Moved', at: SAMPLE },
  { kind: 'release', id: 1, title: 'Weather dashboard', change: 'New assignment', at: SAMPLE },
  { kind: 'due', id: 1, title: 'Weather dashboard', change: 'Due soon', at: SAMPLE },
  { kind: 'announcement', id: 1, title: 'Guest talk on Friday', change: '', at: null },
  { kind: 'video', id: 1, title: 'Forms and validation', change: '', at: null },
  { kind: 'graded', id: 1, title: 'Weather dashboard', change: '', at: null },
];

/**
 * The test message for a channel: an introduction, and a sample of each line. The preview shows the same message.
 * INTG-081
 */
export const sampleMessage = (lines: ChatLines, head: MessageHead): ChatMessage => [
  [{ text: 'This is a test from Bootcamp Square.' }],
  ...messageOf(lines, SAMPLES, head),
];
