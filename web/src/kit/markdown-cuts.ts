import { stripComments } from './markdown-comments.ts';
import { nestsTooDeep, newParagraphLimits } from './markdown-limits.ts';

/** A part of a text that would only cost the parser time: it sees a sign in its place. */
export type MarkdownCut = { readonly kind: 'code' | 'plain'; readonly text: string };
export interface CutText {
  readonly text: string;
  /** The parts that were cut out, by the character that replaces each in the text. */
  readonly cuts: ReadonlyMap<string, MarkdownCut>;
  readonly hasComments: boolean;
}

const BREAK = /\r\n|\r|\n/;
const FENCE = /^(`{3,}(?=[^`]*$)|~{3,})/;
/** The beginning of a fence within a list, whose items begin with a mark or with blanks. */
const NESTED_FENCE = /^((?: *(?:[-+*]|\d{1,9}[.)]))* +)(`{3,}(?=[^`]*$)|~{3,})/;
const QUOTED_FENCE = /^[ \t>*+\-\d.)]*?(`{3,}(?=[^`]*$)|~{3,})/;
const INDENTED = /^(?: {4}|\t)/;
const FIRST_PRIVATE = 0xe0_00;

/** A sign for the cuts that the text itself does not have. */
function signFor(source: string): string {
  let code = FIRST_PRIVATE;
  while (source.includes(String.fromCharCode(code))) code++;
  return String.fromCharCode(code);
}

/**
 * Prepares a text for the parser: without comments, and with placeholders for code, whose marks mean nothing, and for
 * paragraphs that would take too long. Null if it nests containers without limit.
 */
export function cutText(source: string): CutText | null {
  const cutter = new Cutter(signFor(source));
  const lines = source.split(BREAK);
  const closing = closingLater(lines);
  for (const [at, line] of lines.entries())
    if (!cutter.isInFence(line) && !cutter.takes(line, closing[at] === true)) return null;
  return cutter.end();
}

interface Fence {
  readonly marks: string;
  /** Blanks before each line of code within a list; empty outside of one. */
  readonly indent: string;
  readonly code: string[];
}

/** Reads a text line by line and keeps the parts that it cuts out. */
class Cutter {
  private readonly sign: string;
  private readonly cuts = new Map<string, MarkdownCut>();
  private readonly isWithin = newParagraphLimits();
  private readonly out: string[] = [];
  private paragraph: string[] = [];
  private fence: Fence | null = null;
  /** The marks of code within a quote, which the parser finds the end of. */
  private quoted: string | null = null;
  private isOpen = false;
  private hasComments = false;

  constructor(sign: string) {
    this.sign = sign;
  }

  /** Keeps a line of code. Code within a list ends with the indentation as well. */
  isInFence(line: string): boolean {
    const { fence } = this;
    if (!fence) return false;
    const isEnd = closes(line, fence);
    const isCode = !isEnd && (line.startsWith(fence.indent) || line.trim() === '');
    if (isCode) fence.code.push(line.slice(fence.indent.length));
    else this.endFence();
    if (isEnd) this.place(fence).push(line);
    return isEnd || isCode;
  }

  /** Takes a line; returns whether the text can be read further. */
  takes(whole: string, closesLater: boolean): boolean {
    const wasOpen = this.isOpen;
    const line = this.shown(whole, closesLater);
    if (line === null) return true;
    // behind a comment of several lines begins no code
    const isWhole = !wasOpen && !this.isOpen;
    const marks = isWhole ? FENCE.exec(line)?.[1] : undefined;
    if (marks !== undefined) {
      this.endParagraph();
      this.begin(line, { marks, indent: '', code: [] });
      return true;
    }
    if (nestsTooDeep(line)) return false;
    const [, before = '', nested] = isWhole && this.quoted === null ? (NESTED_FENCE.exec(line) ?? []) : [];
    if (nested !== undefined) {
      this.begin(line, { marks: nested, indent: ' '.repeat(before.length), code: [] });
      return true;
    }
    this.lookForQuoted(line);
    if (line.trim() !== '') this.paragraph.push(line);
    else {
      this.endParagraph();
      this.out.push('');
    }
    return true;
  }

  end(): CutText {
    this.endFence();
    this.endParagraph();
    return { text: this.out.join('\n'), cuts: this.cuts, hasComments: this.hasComments };
  }

  /** Returns a line without its comments; null if it lies inside one. */
  private shown(whole: string, closesLater: boolean): string | null {
    const isCode =
      this.quoted !== null || (INDENTED.test(whole) && this.paragraph.every((line) => INDENTED.test(line)));
    if (isCode && !this.isOpen) return whole;
    const wasOpen = this.isOpen;
    const { line, isOpen, hides } = stripComments(whole, wasOpen, closesLater);
    this.hasComments ||= hides;
    this.isOpen = isOpen;
    return wasOpen && isOpen ? null : line;
  }

  private lookForQuoted(line: string): void {
    const within = QUOTED_FENCE.exec(line)?.[1];
    if (this.quoted !== null && within?.startsWith(this.quoted)) this.quoted = null;
    else if (this.quoted === null && within !== undefined) this.quoted = within;
  }

  private begin(line: string, fence: Fence): void {
    this.place(fence).push(line);
    this.fence = fence;
    this.quoted = null;
  }

  /** Returns the lines to which the text of a fence belongs: within a list it is judged as a part of its paragraph. */
  private place({ indent }: Fence): string[] {
    return indent === '' ? this.out : this.paragraph;
  }

  private endFence(): void {
    const { fence } = this;
    this.fence = null;
    if (!fence || fence.code.length === 0) return;
    this.place(fence).push(`${fence.indent}${this.stand({ kind: 'code', text: fence.code.join('\n') })}`);
  }

  private endParagraph(): void {
    const { paragraph, out } = this;
    if (paragraph.length > 0 && !this.isWithin(paragraph)) {
      const isCode = paragraph.every((line) => INDENTED.test(line));
      const text = paragraph.map((line) => this.restored(isCode ? line.replace(INDENTED, '') : line)).join('\n');
      const indent = isCode ? '' : (/^ */.exec(paragraph[0] ?? '')?.[0] ?? '');
      out.push(`${indent}~~~`, `${indent}${this.stand({ kind: isCode ? 'code' : 'plain', text })}`, `${indent}~~~`);
    } else out.push(...paragraph);
    this.paragraph = [];
  }

  /** A line with the code that was taken out of it. */
  private restored(line: string): string {
    const cut = this.cuts.get(line.trim());
    const indent = /^ */.exec(line)?.[0] ?? '';
    return cut ? cut.text.replaceAll(/^/gmu, indent) : line;
  }

  private stand(cut: MarkdownCut): string {
    const name = `${this.sign}${this.cuts.size}${this.sign}`;
    this.cuts.set(name, cut);
    return name;
  }
}

/** Tells whether a line ends a code block; inside a list it is indented as well. */
function closes(line: string, { marks, indent }: Fence): boolean {
  const bare = line.trimEnd();
  const isEnd = indent === '' ? /^ {0,3}(?:`+|~+)$/ : /^ +(?:`+|~+)$/;
  return isEnd.test(bare) && bare.trimStart().startsWith(marks);
}

/** Tells for each line whether a comment ends in a later line of its paragraph. */
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
