const OPENS = '<!--';
const CLOSES = '-->';
/** The beginning of a code span or of a comment. */
const NEXT = /`+|<!--/g;

/** A line of text without its comments. */
export interface UncommentedLine {
  readonly line: string;
  /** True if a comment continues on the next line. */
  readonly isOpen: boolean;
  /** True if the line contained a comment. */
  readonly hides: boolean;
}

/**
 * Removes the comments from one line: the author relies on them being hidden, on however many lines and at whatever
 * position. D-232
 * @param closesLater whether the comment ends in a later line of the paragraph
 */
export function stripComments(line: string, isOpen: boolean, closesLater: boolean): UncommentedLine {
  let [kept, from, open, hides] = ['', 0, isOpen, isOpen];
  while (from < line.length) {
    if (open) {
      const end = line.indexOf(CLOSES, from);
      if (end === -1) return { line: kept, isOpen: true, hides };
      from = end + CLOSES.length;
      open = false;
      continue;
    }
    NEXT.lastIndex = from;
    const found = NEXT.exec(line);
    if (found === null) break;
    const [sign] = found;
    const after = found.index + sign.length;
    if (sign === OPENS) {
      // without an end it is a text, unless the line begins with it
      const isComment =
        line.includes(CLOSES, found.index + 2) || closesLater || line.slice(0, found.index).trim() === '';
      kept += line.slice(from, isComment ? found.index : after);
      // `<!-->` and `<!--->` end where they begin
      from = isComment ? found.index + 2 : after;
      open = isComment;
      hides ||= isComment;
    } else {
      const end = closingOf(line, after, sign.length);
      kept += line.slice(from, end);
      from = end;
    }
  }
  return { line: kept + line.slice(from), isOpen: open, hides };
}

/**
 * Returns the position after a code span that was opened by a given number of backticks; if none closes it, the
 * position after those.
 */
function closingOf(line: string, from: number, backticks: number): number {
  for (const run of line.slice(from).matchAll(/`+/g))
    if (run[0].length === backticks) return from + run.index + backticks;
  return from;
}
