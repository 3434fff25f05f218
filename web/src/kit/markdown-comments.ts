const OPENS = '<!--';
const CLOSES = '-->';
/** The beginning of a code span or of a comment. */
const NEXT = /`+|<!--/g;

/** A line without comments. */
export interface Uncommented {
  readonly line: string;
  /** A comment goes on in the next line. */
  readonly isOpen: boolean;
  /** There was one. */
  readonly hides: boolean;
}

/**
 * Takes the comments out of one line: nobody is shown what its author relies on as hidden, on how many lines and
 * wherever it stands. D-232
 * @param closesLater whether the end of a comment stands in a later line of the paragraph
 */
export function uncommented(line: string, isOpen: boolean, closesLater: boolean): Uncommented {
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

/** Returns the position after a code span that was opened by so many backticks; after these if none closes it. */
function closingOf(line: string, from: number, backticks: number): number {
  for (const run of line.slice(from).matchAll(/`+/g))
    if (run[0].length === backticks) return from + run.index + backticks;
  return from;
}
