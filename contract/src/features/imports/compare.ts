const SINGLE = /[‘’‛]/gu;
const DOUBLE = /[“”‟]/gu;

/** A text with the signs that some programs put in by themselves as they were typed. */
const typed = (text: string): string =>
  text.replaceAll(/\r\n?/gu, '\n').replaceAll('\u00A0', ' ').replaceAll(SINGLE, "'").replaceAll(DOUBLE, '"');

/** A number in a text as spreadsheets show it: without zeros before it. */
const withoutZeros = (text: string): string => (/^0+\d+$/u.test(text) ? text.replace(/^0+(?=\d)/u, '') : text);

/**
 * Tells whether a text of a file is the stored one as a spreadsheet leaves it: the zeros of 012 gone, quotes curled,
 * blanks and ends of lines exchanged. ADM-058
 */
const isAsSaved = (file: unknown, stored: unknown): boolean =>
  typeof file === 'string' &&
  typeof stored === 'string' &&
  (withoutZeros(stored) === file || typed(file) === stored.replaceAll(/\r\n?/gu, '\n'));

/** The value of a cell of a file, or of a stored field. */
export type Value = string | number | boolean | null;
/** Values by column. A column that is left out says nothing. */
export type Values = Readonly<Record<string, Value | undefined>>;

/** A field that is written: what it was and what it becomes. */
export interface FieldChange {
  readonly column: string;
  readonly from: Value;
  readonly to: Value;
}
/** A field that was changed here since the last import: it keeps its value unless the one of the file is chosen. ADM-050 */
export interface Contested {
  readonly column: string;
  readonly here: Value;
  readonly file: Value;
  readonly takesFile: boolean;
}
export interface RowComparison {
  readonly changes: readonly FieldChange[];
  readonly contested: readonly Contested[];
  /** Columns that stay as they are, since the file differs only by what spreadsheets do to texts. */
  readonly kept: readonly string[];
}

/**
 * Compares three ways, field by field: the file, what is stored, and what the same source brought last. Where only the
 * file has moved its value is taken; where the stored value has moved too, that is shown and kept (ADM-050).
 * @param brought null where the source has never brought the object: then the file is the first to speak
 * @param takesFile whether somebody has chosen the value of the file for a column
 */
export function compare(
  file: Values,
  stored: Values,
  brought: Values | null,
  takesFile: (column: string) => boolean,
): RowComparison {
  const changes: FieldChange[] = [];
  const contested: Contested[] = [];
  const kept: string[] = [];
  for (const [column, to] of Object.entries(file)) {
    if (to === undefined) continue;
    const here = stored[column] ?? null;
    if (to === here) continue;
    if (isAsSaved(to, here) && !takesFile(column)) {
      kept.push(column);
      continue;
    }
    const last = brought?.[column];
    const movedHere = last !== undefined && last !== here;
    const chosen = movedHere && takesFile(column);
    if (movedHere) contested.push({ column, here, file: to, takesFile: chosen });
    if (!movedHere || chosen) changes.push({ column, from: here, to });
  }
  return { changes, contested, kept };
}
