import { nameParts } from '@bcs/contract/features/imports/name-parts';
import { readStanding } from '@bcs/contract/features/imports/standing';
import type { FileEntry } from './read-file.ts';

type Row = Readonly<Record<string, string>>;

/** The cells of a list's row, with the columns that others are read from taken apart. ADM-039, ADM-061 */
export function readRow(
  { name, status, ...own }: Row,
  given: Row,
): Pick<FileEntry, 'cells' | 'readFrom' | 'problems' | 'note' | 'endsBecause'> {
  const parts = name === undefined ? {} : filled(nameParts(name));
  const standing = status === undefined ? 'in' : readStanding(status);
  return {
    cells: { ...given, ...parts, ...own },
    readFrom: filled({ name: name ?? '', status: status ?? '' }),
    ...(standing === null && { problems: [{ column: 'status', message: ASKED }] }),
    ...(standing === 'out' && { endsBecause: `The file says ‘${status}’.` }),
    ...(name !== undefined && { note: `The name is parted from ‘${name}’.` }),
  };
}

const ASKED = 'may or may not mean that this person belongs to the class';

const filled = (parts: object): Row => Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== ''));

const SUMMARY =
  /^\s*(?:grand\s+)?(?:total|sum|count|average|class average|mean|median|points possible|out of|end of (?:file|report|list)|generated|exported|printed|page)\b/iu;
const PERSON = ['email', 'firstName', 'lastName', 'name'];

/** Tells why a row is about nobody: totals, and what is only a heading; null where somebody may be meant. */
export function whyNobody(cells: readonly string[], header: readonly string[], read: Row): string | null {
  if (cells.some((cell) => cell.includes('@'))) return null;
  if (cells.length === header.length && cells.every((cell, at) => cell.trim() === header[at]))
    return 'This row contains the column titles.';
  const isNamed = PERSON.some((column) => read[column] !== undefined);
  return cells.some((cell) => SUMMARY.test(cell)) || !isNamed ? 'This row does not name anyone.' : null;
}
