/**
 * The parser is quick with what people write, and quadratic in a few things that they do not: open marks in one
 * paragraph, containers in containers, very many lines. A paragraph beyond these limits is not parsed but shown as it
 * was typed. They are far from honest text: 10,000 characters of it have some 200 lines and 300 marks.
 */
const MAX_TEXT_LENGTH = 50_000;
const MOST_LINES = 1000;
const MOST_MARKS_IN_PARAGRAPH = 2400;
const MOST_MARKS = 10_000;
/** The depth of containers that is free in a line; each deeper one counts toward MOST_DEEP_CONTAINERS for the text. */
const SHALLOW = 3;
const MOST_DEEP_CONTAINERS = 100;
const MOST_COLUMNS = 200;
/** The most containers that one line may open. */
const DEEPEST_IN_LINE = 30;

const COLUMNS = /\|/g;
const MARKS = /[*_~[\]]/g;
/** Quotes and list items that begin in a line; a line of nothing but one mark is a rule, not a list. */
const CONTAINERS = /^(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$)))+/;
const RULE = /^[ \t]*([-*_])(?:[ \t]*\1)*[ \t]*$/;
const CONTAINER = />|[-+*]|\d{1,9}[.)]/g;

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
const containersOf = (line: string): number =>
  RULE.test(line) ? 0 : countOf(CONTAINERS.exec(line)?.[0] ?? '', CONTAINER);

/** Tells whether a line opens containers without limit: no reader would see anything of the text. */
export const nestsTooDeep = (line: string): boolean => containersOf(line) > DEEPEST_IN_LINE;

/** Judges paragraphs, one look at each line of them, by what has been taken of the text already. */
export function newParagraphLimits(): (paragraph: readonly string[]) => boolean {
  const taken = { letters: 0, lines: 0, marks: 0, deep: 0 };
  return (paragraph) => {
    const [letters, lines] = [paragraph.join('\n').length, paragraph.length];
    let [marks, deep] = [0, 0];
    for (const line of paragraph) {
      if (countOf(line, COLUMNS) > MOST_COLUMNS) return false;
      marks += countOf(line, MARKS);
      deep += Math.max(0, containersOf(line) - SHALLOW);
    }
    const isWithin =
      marks <= MOST_MARKS_IN_PARAGRAPH &&
      taken.letters + letters <= MAX_TEXT_LENGTH &&
      taken.lines + lines <= MOST_LINES &&
      taken.marks + marks <= MOST_MARKS &&
      taken.deep + deep <= MOST_DEEP_CONTAINERS;
    if (isWithin) {
      taken.letters += letters;
      taken.lines += lines;
      taken.marks += marks;
      taken.deep += deep;
    }
    return isWithin;
  };
}
