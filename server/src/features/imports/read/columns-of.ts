import type { ImportKind } from '@bcs/contract/features/imports/model';
import type { ImportPlace } from './entries-of.ts';
import { emptyOf } from '../nouns/given-cells.ts';
import { meaningOf, nounOf } from '../nouns/nouns.ts';

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
