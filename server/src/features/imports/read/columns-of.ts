import { setImmediate as yieldToOthers } from 'node:timers/promises';
import type { ImportKind, ImportPreview } from '@bcs/contract/features/imports/model';
import type { Reading } from '@bcs/contract/features/imports/reading';
import type { ImportPlace } from './entries-of.ts';
import { emptyCellValue } from '../nouns/noun.ts';
import { columnMeaning, nounOf } from '../nouns/nouns.ts';
import type { Sheet } from './read-upload.ts';

/** The column that is never imported in the browser. ADM-056 */
const NEVER = 'password';

/** The columns that the place of an import already determines. */
const givenNames = (kind: ImportKind, { university, course }: ImportPlace): string[] =>
  kind === 'people' ? [] : [...(university === null ? [] : ['university']), ...(course === null ? [] : ['course'])];

/** Columns of a list from which other columns are derived. */
const READ_FROM: Readonly<Record<string, string>> = {
  name: 'a full name, which is split into first and last name',
  status: 'whether the person belongs to the class, such as active or dropped',
};

export const knownColumns = (kind: ImportKind): string[] => [
  ...Object.keys(nounOf(kind).schema.shape).filter((name) => name !== NEVER),
  ...Object.keys(READ_FROM),
];

/** The columns without which rows cannot be compared. */
export function neededColumns(kind: ImportKind, place: ImportPlace): string[] {
  const given = givenNames(kind, place);
  const needed = kind === 'people' ? ['email'] : ['university', 'course', 'email', 'role'];
  return needed.filter((name) => !given.includes(name));
}

/** The options for a column of the file, with examples of its cells. ADM-042 */
export function columnChoices(
  kind: ImportKind,
  place: ImportPlace,
): { name: string; holds: string; isNeeded: boolean }[] {
  const needed = neededColumns(kind, place);
  const { shape } = nounOf(kind).schema;
  return knownColumns(kind).map((name) => {
    const readFrom = READ_FROM[name];
    if (readFrom !== undefined) return { name, holds: readFrom, isNeeded: false };
    const schema = shape[name];
    const clears = schema && emptyCellValue(schema) !== undefined ? ', or (clear)' : '';
    return { name, holds: schema ? `${columnMeaning(schema)}${clears}` : '', isNeeded: needed.includes(name) };
  });
}

type LeftOut = ImportPreview['reading']['leftOut'];

const MOST_WORDS = 5;
const LONGEST_WORD = 60;

/** Finds ignored columns whose few values may decide who is meant. It yields between columns. ADM-039 */
export async function leftOutColumns({ header, lines }: Sheet, { columns }: Reading): Promise<LeftOut> {
  const leftOut: LeftOut = [];
  for (const [at, title] of header.entries()) {
    if (columns[at] !== null && columns[at] !== undefined) continue;
    const words = fewWords(lines, at);
    if (words) leftOut.push({ title, words: words.map((word) => word.slice(0, LONGEST_WORD)) });
    await yieldToOthers();
  }
  return leftOut;
}

/** The values of a column with few and repeated values. */
function fewWords(lines: Sheet['lines'], at: number): string[] | null {
  const words = new Set<string>();
  let filled = 0;
  for (const { cells } of lines) {
    const word = (cells[at] ?? '').trim();
    if (word === '') continue;
    filled += 1;
    if (words.add(word).size > MOST_WORDS) return null;
  }
  return words.size > 1 && words.size < filled ? [...words] : null;
}
