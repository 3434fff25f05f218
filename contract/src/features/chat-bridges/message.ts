import { withoutUnseen } from '#kernel/unseen';
import { dateText, localDay, timeText, type Instant, type Zone } from '#kernel/clock';
import { CHAT_KINDS, PLACEHOLDER } from './lines.ts';
import type { ChatKind, ChatLines } from './model.ts';
import type { News } from './news.ts';

/** A part of a line: words, or an address within this product that is a link. */
export type ChatPart = { readonly text: string } | { readonly link: string };
/** A message before it is written as a service wants it: parts by line. */
export type ChatMessage = readonly (readonly ChatPart[])[];

/** The class that the news is from. */
export interface MessageHead {
  readonly name: string;
  readonly timeZone: Zone;
  /** Links begin with it, and lead behind the login. */
  readonly origin: string;
}

/** The shortest limit is that of Discord: 2000 characters, with room for the last line. */
const LONGEST_MESSAGE = 1800;
const LONGEST_LINE = 300;
const LONGEST_TITLE = 80;

/** Letters that steer the text around them instead of being read, and breaks. */
const STEERING = /[\p{Cc}\u{2028}\u{2029}\u{200e}\u{200f}\u{202a}-\u{202e}\u{2066}-\u{2069}]+/gu;
const plainTitle = (title: string): string => {
  const letters = [...withoutUnseen(title.replaceAll(STEERING, ' ')).trim()];
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

/** One line: the words of the class with the facts of the news in place of its placeholders, and at most one link. */
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
  // words stand at even places, and the names of placeholders between them
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

/** The length of a message where every sign takes three characters to stand as typed. */
const lengthAtMost = (message: ChatMessage): number =>
  plainText(message).replaceAll(/[^\p{L}\p{N}\s,]/gu, '···').length;

/** The message about some news; what has no room is counted. Empty where the channel is told of none of it. */
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

/** The moment of all samples. */
const SAMPLE: Instant = '2030-01-15T23:30:00.000Z';
const SAMPLES: readonly News[] = [
  { kind: 'session', id: 1, title: 'Forms and validation', change: 'Moved', at: SAMPLE },
  { kind: 'release', id: 1, title: 'Weather dashboard', change: 'New assignment', at: SAMPLE },
  { kind: 'due', id: 1, title: 'Weather dashboard', change: 'Due soon', at: SAMPLE },
  { kind: 'announcement', id: 1, title: 'Guest talk on Friday', change: '', at: null },
  { kind: 'video', id: 1, title: 'Forms and validation', change: '', at: null },
  { kind: 'graded', id: 1, title: 'Weather dashboard', change: '', at: null },
];

/** The message that tries a channel: what it says, and a sample of each line. Preview and test are this one. INTG-081 */
export const sampleMessage = (lines: ChatLines, head: MessageHead): ChatMessage => [
  [{ text: 'This is a test from Bootcamp Square.' }],
  ...messageOf(lines, SAMPLES, head),
];
