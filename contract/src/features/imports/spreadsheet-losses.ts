const SINGLE = /[‘’‛]/gu;
const DOUBLE = /[“”‟]/gu;

/** A text with the signs that some programs put in by themselves as they were typed. */
const typed = (text: string): string =>
  text.replaceAll(/\r\n?/gu, '\n').replaceAll('\u00A0', ' ').replaceAll(SINGLE, "'").replaceAll(DOUBLE, '"');

/** A number in a text as spreadsheets show it: without zeros before it. */
const withoutZeros = (text: string): string => (/^0+\d+$/u.test(text) ? text.replace(/^0+(?=\d)/u, '') : text);

/**
 * Whether a text of a file is the stored one as a spreadsheet leaves it: the zeros of 012 gone, quotes curled, blanks and
 * ends of lines exchanged. ADM-058
 */
export const isAsSaved = (file: unknown, stored: unknown): boolean =>
  typeof file === 'string' &&
  typeof stored === 'string' &&
  (withoutZeros(stored) === file || typed(file) === stored.replaceAll(/\r\n?/gu, '\n'));
