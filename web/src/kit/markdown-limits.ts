/**
 * The parser is quick with what people write, and quadratic in a few things that they do not: open marks in one
 * paragraph, containers in containers, very many lines. What lies beyond these limits is not parsed. They are far
 * from honest text: 10,000 characters of it have some 200 lines and 300 marks.
 */
const LONGEST = 30_000;
const MOST_LINES = 1000;
const MOST_MARKS_IN_BLOCK = 600;
const MOST_MARKS = 2400;
/** Of more than so many containers in one line each is one too many, and the text may hold so many of those. */
const SHALLOW = 3;
const MOST_DEEP_CONTAINERS = 100;
const MOST_COLUMNS = 200;
/** Containers opened in one line. */
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

/** How a text may be read: as Markdown, as it was typed since reading it would take too long, or not at all. */
export type Reading = 'markdown' | 'plain' | 'abyss';

/** Judges a text by one look at each line. */
export function readingOf(source: string): Reading {
  if (source.length > LONGEST) return 'plain';
  const lines = source.split(/\r\n|\r|\n/);
  if (lines.length > MOST_LINES) return 'plain';
  let [marks, inBlock, deep] = [0, 0, 0];
  for (const line of lines) {
    const opened = containersOf(line);
    if (opened > DEEPEST_IN_LINE) return 'abyss';
    const found = countOf(line, MARKS);
    inBlock = line.trim() === '' ? 0 : inBlock + found;
    marks += found;
    deep += Math.max(0, opened - SHALLOW);
    if (inBlock > MOST_MARKS_IN_BLOCK || marks > MOST_MARKS || deep > MOST_DEEP_CONTAINERS) return 'plain';
    if (countOf(line, COLUMNS) > MOST_COLUMNS) return 'plain';
  }
  return 'markdown';
}
