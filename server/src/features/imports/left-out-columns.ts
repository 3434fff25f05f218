import type { Preview } from '@bcs/contract/features/imports/model';
import type { Reading } from '@bcs/contract/features/imports/reading';
import type { Sheet } from './read-upload.ts';

const MOST_WORDS = 5;
const LONGEST_WORD = 60;

/** Columns that are left out although their few words may decide who is meant. ADM-039 */
export function leftOutColumns({ header, lines }: Sheet, { columns }: Reading): Preview['reading']['leftOut'] {
  return header.flatMap((title, at) => {
    if (columns[at] !== null && columns[at] !== undefined) return [];
    const filled = lines.map(({ cells }) => (cells[at] ?? '').trim()).filter((cell) => cell !== '');
    const words = [...new Set(filled)];
    const isFew = words.length > 1 && words.length <= MOST_WORDS && words.length < filled.length;
    return isFew ? [{ title, words: words.map((word) => word.slice(0, LONGEST_WORD)) }] : [];
  });
}
