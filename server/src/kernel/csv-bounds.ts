/** The bounds of a table that is read. */
export interface CsvBounds {
  /** Rows in which something stands, the header among them. */
  readonly rows: number;
  readonly columns: number;
  /** Also of rows that were emptied: each of their cells costs as much as a full one. */
  readonly cells: number;
}
export type TooMuch = 'rows' | 'columns';

const QUOTE = 34;
const RETURN = 13;
const NEW_LINE = 10;
const BLANK = 32;

/**
 * Tells of which parts a text has too many as a table, before a cell of it is read; null where it is within the bounds.
 * A parser keeps every cell that it meets, so that a small file of commas alone fills the memory. It sees quotes as the
 * parser does: one that does not begin a cell is a letter.
 */
export function tooMuchIn(text: string, delimiter: string, isQuoted: boolean, most: CsvBounds): TooMuch | null {
  const sign = delimiter.charCodeAt(0);
  let [rows, columns, cells] = [0, 1, 0];
  let [isStart, isInside, isFilled] = [true, false, false];
  for (let at = 0; at < text.length; at++) {
    const letter = text.charCodeAt(at);
    if (isInside) {
      const isEscaped = letter === QUOTE && text.charCodeAt(at + 1) === QUOTE;
      if (letter !== QUOTE || isEscaped) isFilled ||= letter > BLANK;
      else isInside = false;
      if (isEscaped) at += 1;
    } else if (letter === sign) {
      isStart = true;
      if (++columns > most.columns) return 'columns';
      if (++cells > most.cells) return 'rows';
    } else if (letter === NEW_LINE || letter === RETURN) {
      isStart = true;
      columns = 1;
      if (isFilled && ++rows > most.rows) return 'rows';
      if (++cells > most.cells) return 'rows';
      isFilled = false;
    } else if (letter === QUOTE && isStart && isQuoted) {
      isStart = false;
      isInside = true;
    } else {
      isStart = false;
      isFilled ||= letter > BLANK;
    }
  }
  return isFilled && rows + 1 > most.rows ? 'rows' : null;
}
