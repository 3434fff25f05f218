import { list } from '#kernel/plural';
import type { ChatKind, ChatLines } from './model.ts';

interface LineOf {
  /** The label of this kind of news in the form. */
  readonly name: string;
  /** The default text of the line. */
  readonly line: string;
  /** The placeholders that the line may contain. */
  readonly placeholders: readonly Placeholder[];
}

/** The facts that a line can contain; none of them is about a person. INTG-082 */
type Placeholder = 'change' | 'title' | 'when' | 'class' | 'link';

/** Each kind of news that a channel may be told, in the order of forms and messages. INTG-081 */
export const LINES: Readonly<Record<ChatKind, LineOf>> = {
  session: {
    name: 'Sessions: new, moved, cancelled',
    line: '{change}: {title}, {when} {link}',
    placeholders: ['change', 'title', 'when', 'class', 'link'],
  },
  release: {
    name: 'Assignments that are released',
    line: 'New assignment: {title}, due {when} {link}',
    placeholders: ['title', 'when', 'class', 'link'],
  },
  due: {
    name: 'Due dates: the day before, and when they change',
    line: '{change}: {title}, {when} {link}',
    placeholders: ['change', 'title', 'when', 'class', 'link'],
  },
  announcement: {
    name: 'Titles of announcements',
    line: 'Announcement: {title} {link}',
    placeholders: ['title', 'class', 'link'],
  },
  video: {
    name: 'Videos of sessions',
    line: 'New video: {title} {link}',
    placeholders: ['title', 'class', 'link'],
  },
  graded: {
    name: 'Grading of an assignment is finished',
    line: 'Grading is finished: {title} {link}',
    placeholders: ['title', 'class', 'link'],
  },
};
export const CHAT_KINDS = Object.keys(LINES) as readonly ChatKind[];

/** Matches a placeholder in a line: anything between braces. */
export const PLACEHOLDER = /\{([^{}]*)\}/g;

const inWords = (placeholders: readonly string[]) => list(placeholders.map((each) => `{${each}}`));

/** Tells why a line cannot be sent: it is empty or has an unknown placeholder; null if it can. */
function wrongLine(kind: ChatKind, line: string): string | null {
  const known: readonly string[] = LINES[kind].placeholders;
  if (line.trim() === '') return 'Please enter a line, or leave out this news.';
  const unknown = [...line.matchAll(PLACEHOLDER)].find(([, name = '']) => !known.includes(name));
  return unknown ? `There is no ${unknown[0]}. This line may have ${inWords(known)}.` : null;
}

/** The mistakes in the lines by kind; empty if there are none. SUCC-097, INTG-081 */
export const findLineFaults = (lines: ChatLines): Record<string, string> =>
  Object.fromEntries(
    CHAT_KINDS.flatMap((kind) => {
      const line = lines[kind];
      const wrong = line === null ? null : wrongLine(kind, line);
      return wrong === null ? [] : [[kind, wrong]];
    }),
  );
