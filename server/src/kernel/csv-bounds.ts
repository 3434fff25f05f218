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
 * Counts the parts of a table before a cell of it is read. A parser keeps every cell that it meets, so that a small file
 * of commas alone fills the memory. It sees quotes as the parser does: one that does not begin a cell is a letter.
 */
export class TableCount {
  readonly #sign: number;
  readonly #isQuoted: boolean;
  readonly #most: CsvBounds;
  #rows = 0;
  #columns = 1;
  #cells = 0;
  #isStart = true;
  #isInside = false;
  /** The letter before ended a quoted cell, unless the next one is a quote as well. */
  #mayBeEscaped = false;
  #isFilled = false;

  constructor(delimiter: string, isQuoted: boolean, most: CsvBounds) {
    this.#sign = delimiter.charCodeAt(0);
    this.#isQuoted = isQuoted;
    this.#most = most;
  }

  /** Counts the next piece of the text. Answers of which parts there are too many by now; null while they are within. */
  read(piece: string): TooMuch | null {
    const most = this.#most;
    for (let at = 0; at < piece.length; at++) {
      const letter = piece.charCodeAt(at);
      const isEscaped = this.#mayBeEscaped && letter === QUOTE;
      this.#mayBeEscaped = this.#isInside && letter === QUOTE;
      if (this.#isInside) {
        this.#isInside = letter !== QUOTE;
        this.#isFilled ||= letter > BLANK && letter !== QUOTE;
      } else if (letter === this.#sign) {
        this.#isStart = true;
        if (++this.#columns > most.columns) return 'columns';
        if (++this.#cells > most.cells) return 'rows';
      } else if (letter === NEW_LINE || letter === RETURN) {
        this.#isStart = true;
        this.#columns = 1;
        if (this.#isFilled && ++this.#rows > most.rows) return 'rows';
        if (++this.#cells > most.cells) return 'rows';
        this.#isFilled = false;
      } else if (isEscaped) {
        this.#isInside = true;
        this.#isFilled = true;
      } else if (letter === QUOTE && this.#isStart && this.#isQuoted) {
        this.#isStart = false;
        this.#isInside = true;
      } else {
        this.#isStart = false;
        this.#isFilled ||= letter > BLANK;
      }
    }
    return null;
  }

  /** Counts a last row that no line break ends. */
  end(): TooMuch | null {
    return this.#isFilled && this.#rows + 1 > this.#most.rows ? 'rows' : null;
  }
}

/** Tells of which parts a whole text has too many as a table; null where it is within the bounds. */
export function tooMuchIn(text: string, delimiter: string, isQuoted: boolean, most: CsvBounds): TooMuch | null {
  const count = new TableCount(delimiter, isQuoted, most);
  return count.read(text) ?? count.end();
}
