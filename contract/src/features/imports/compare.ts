const SINGLE = /[‘’‛]/gu;
const DOUBLE = /[“”‟]/gu;

/** Undoes typographic characters that some programs insert into a text. */
const typed = (text: string): string =>
  text.replaceAll(/\r\n?/gu, '\n').replaceAll('\u00A0', ' ').replaceAll(SINGLE, "'").replaceAll(DOUBLE, '"');

/** Removes leading zeros from a number, as spreadsheets do. */
const withoutZeros = (text: string): string => (/^0+\d+$/u.test(text) ? text.replace(/^0+(?=\d)/u, '') : text);

/**
 * Tells whether a text in a file is the stored text as a spreadsheet alters it: with leading zeros removed, curly
 * quotes, or other blanks and line ends. ADM-058
 */
const isAsSaved = (file: unknown, stored: unknown): boolean =>
  typeof file === 'string' &&
  typeof stored === 'string' &&
  (withoutZeros(stored) === file || typed(file) === stored.replaceAll(/\r\n?/gu, '\n'));

/** The value of a cell of a file, or of a stored field. */
export type Value = string | number | boolean | null;
/** Values by column. A missing column leaves its value unchanged. */
export type Values = Readonly<Record<string, Value | undefined>>;

/** A field that is written, with its old and new value. */
export interface FieldChange {
  readonly column: string;
  readonly from: Value;
  readonly to: Value;
}
/**
 * A field that was changed in the product since the last import; it keeps its value unless the user chooses that of the
 * file. ADM-050
 */
export interface ContestedField {
  readonly column: string;
  readonly here: Value;
  readonly file: Value;
  readonly takesFile: boolean;
}
export interface RowComparison {
  readonly changes: readonly FieldChange[];
  readonly contested: readonly ContestedField[];
  /** Columns that stay unchanged, because the file differs only in ways that spreadsheets cause. */
  readonly kept: readonly string[];
}

/**
 * Compares each field three ways: the file, the stored value, and what the same source brought last. If only the file
 * has changed, its value is taken; if the stored value has changed too, it is shown and kept (ADM-050).
 * @param brought null if the source has never brought the object, so that the file decides
 * @param takesFile tells whether the user has chosen the file's value of a column
 */
export function compare(
  file: Values,
  stored: Values,
  brought: Values | null,
  takesFile: (column: string) => boolean,
): RowComparison {
  const changes: FieldChange[] = [];
  const contested: ContestedField[] = [];
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
