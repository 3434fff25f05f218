import { setImmediate as yieldToOthers } from 'node:timers/promises';
import type { ImportKind, ImportPreview } from '@bcs/contract/features/imports/model';
import type { Reading } from '@bcs/contract/features/imports/reading';
import type { ImportPlace } from './entries-of.ts';
import { emptyOf } from '../nouns/noun.ts';
import { meaningOf, nounOf } from '../nouns/nouns.ts';
import type { Sheet } from './read-upload.ts';

/** Never taken from a screen. ADM-056 */
const NEVER = 'password';

/** Columns of which the place of an import speaks already. */
const givenNames = (kind: ImportKind, { university, course }: ImportPlace): string[] =>
  kind === 'people' ? [] : [...(university === null ? [] : ['university']), ...(course === null ? [] : ['course'])];

/** Columns of lists that other columns are read from. */
const READ_FROM: Readonly<Record<string, string>> = {
  name: 'a full name, which is split into first and last name',
  status: 'whether the person belongs to the class, such as active or dropped',
};

export const knownColumns = (kind: ImportKind): string[] => [
  ...Object.keys(nounOf(kind).schema.shape).filter((name) => name !== NEVER),
  ...Object.keys(READ_FROM),
];

/** Without these no row can be compared. */
export function neededColumns(kind: ImportKind, place: ImportPlace): string[] {
  const given = givenNames(kind, place);
  const needed = kind === 'people' ? ['email'] : ['university', 'course', 'email', 'role'];
  return needed.filter((name) => !given.includes(name));
}

/** The choices for a column of the file, with what its cells hold. ADM-042 */
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
    const clears = schema && emptyOf(schema) !== undefined ? ', or (clear)' : '';
    return { name, holds: schema ? `${meaningOf(schema)}${clears}` : '', isNeeded: needed.includes(name) };
  });
}

type LeftOut = ImportPreview['reading']['leftOut'];

const MOST_WORDS = 5;
const LONGEST_WORD = 60;

/** Columns that are left out although their few words may decide who is meant; others come in between two of them. ADM-039 */
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

/** The words of a column that holds few, and some of them several times. */
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
