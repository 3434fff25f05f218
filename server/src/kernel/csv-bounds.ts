/** The size limits of a table. */
export interface CsvBounds {
  /** The number of rows with content, including the header. */
  readonly rows: number;
  readonly columns: number;
  /** The number of cells, including those of emptied rows, which cost as much. */
  readonly cells: number;
}
export type ExceededBound = 'rows' | 'columns';

const QUOTE = 34;
const RETURN = 13;
const NEW_LINE = 10;
const BLANK = 32;

/**
 * Counts the parts of a table before it is parsed. A parser keeps every cell, so that a small file of commas alone
 * could fill the memory. Quotes are treated as by the parser: one that does not begin a cell is an ordinary character.
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
  /** The previous character ended a quoted cell, unless the next one is a quote too. */
  #mayBeEscaped = false;
  #isFilled = false;

  constructor(delimiter: string, isQuoted: boolean, most: CsvBounds) {
    this.#sign = delimiter.charCodeAt(0);
    this.#isQuoted = isQuoted;
    this.#most = most;
  }

  /** Counts the next piece of the text. Returns the limit that is exceeded, or null. */
  read(piece: string): ExceededBound | null {
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

  /** Counts a last row without a line break. */
  end(): ExceededBound | null {
    return this.#isFilled && this.#rows + 1 > this.#most.rows ? 'rows' : null;
  }
}

/** Tells which limit a whole text exceeds as a table; null if none. */
export function tooMuchIn(text: string, delimiter: string, isQuoted: boolean, most: CsvBounds): ExceededBound | null {
  const count = new TableCount(delimiter, isQuoted, most);
  return count.read(text) ?? count.end();
}
