import { uncommented, type Uncommented } from './markdown-comments.ts';
import { isAbyss, newLimits } from './markdown-limits.ts';

/** What the parser does not see of a text, since it would only cost time: it sees a sign in its place. */
export interface Cut {
  readonly kind: 'code' | 'plain';
  readonly text: string;
}
export interface CutText {
  readonly text: string;
  /** By the sign that stands in the text for it. */
  readonly cuts: ReadonlyMap<string, Cut>;
  readonly hasComments: boolean;
}

const BREAK = /\r\n|\r|\n/;
const FENCE = /^(`{3,}(?=[^`]*$)|~{3,})/;
const INNER_FENCE = /^[ \t>*+\-\d.)]*?(`{3,}(?=[^`]*$)|~{3,})/;
const INDENTED = /^(?: {4}|\t)/;
const FIRST_PRIVATE = 0xe0_00;

/** A sign for the cuts that the text itself does not have. */
function signFor(source: string): string {
  let code = FIRST_PRIVATE;
  while (source.includes(String.fromCharCode(code))) code++;
  return String.fromCharCode(code);
}

/**
 * A text for the parser: without comments, with a sign in place of code, whose marks mean nothing, and of each paragraph
 * that would take too long. Null where it opens containers without end.
 */
export function cutText(source: string): CutText | null {
  const sign = signFor(source);
  const cuts = new Map<string, Cut>();
  const isWithin = newLimits();
  const lines = source.split(BREAK);
  const closing = closingLater(lines);
  const out: string[] = [];
  let paragraph: string[] = [];
  let fence: { readonly marks: string; readonly code: string[] } | null = null;
  /** Code within a list or a quote, which the parser finds the end of. */
  let inner: string | null = null;
  let [isOpen, hasComments] = [false, false];

  const stand = (cut: Cut): string => {
    const name = `${sign}${cuts.size}${sign}`;
    cuts.set(name, cut);
    return name;
  };
  const endParagraph = () => {
    if (paragraph.length > 0 && !isWithin(paragraph)) {
      const isCode = paragraph.every((line) => INDENTED.test(line));
      const text = paragraph.map((line) => (isCode ? line.replace(INDENTED, '') : line)).join('\n');
      const indent = /^ */.exec(paragraph[0] ?? '')?.[0] ?? '';
      const outer = isCode ? '' : indent;
      out.push(`${outer}~~~`, `${outer}${stand({ kind: isCode ? 'code' : 'plain', text })}`, `${outer}~~~`);
    } else out.push(...paragraph);
    paragraph = [];
  };
  const endFence = () => {
    if (fence) out.push(stand({ kind: 'code', text: fence.code.join('\n') }));
    fence = null;
  };

  for (const [at, whole] of lines.entries()) {
    if (fence) {
      if (!closes(whole, fence.marks)) {
        fence.code.push(whole);
        continue;
      }
      endFence();
      out.push(whole);
      continue;
    }
    const isCode: boolean = inner !== null || (INDENTED.test(whole) && paragraph.every((line) => INDENTED.test(line)));
    const { line, hides, ...after }: Uncommented =
      isCode && !isOpen
        ? { line: whole, isOpen: false, hides: false }
        : uncommented(whole, isOpen, closing[at] === true);
    hasComments ||= hides;
    if (isOpen && after.isOpen) continue;
    const begins = isOpen ? null : FENCE.exec(line);
    isOpen = after.isOpen;
    if (begins?.[1] !== undefined && !isOpen) {
      endParagraph();
      out.push(line);
      fence = { marks: begins[1], code: [] };
      inner = null;
      continue;
    }
    const within: string | undefined = INNER_FENCE.exec(line)?.[1];
    if (inner !== null && within !== undefined && within.startsWith(inner)) inner = null;
    else if (inner === null && within !== undefined) inner = within;
    if (isAbyss(line)) return null;
    if (line.trim() === '') {
      endParagraph();
      out.push('');
    } else paragraph.push(line);
  }
  endParagraph();
  endFence();
  return { text: out.join('\n'), cuts, hasComments };
}

/** Whether a line ends the code that such marks began. */
const closes = (line: string, marks: string): boolean => {
  const bare = line.trimEnd();
  return /^ {0,3}(?:`+|~+)$/.test(bare) && bare.trimStart().startsWith(marks);
};

/** Of each line, whether a comment ends in a later one of its paragraph. */
function closingLater(lines: readonly string[]): boolean[] {
  const found: boolean[] = [];
  let closesBelow = false;
  for (let at = lines.length - 1; at >= 0; at--) {
    found[at] = closesBelow;
    const line = lines[at] ?? '';
    closesBelow = line.trim() !== '' && (closesBelow || line.includes('-->'));
  }
  return found;
}
