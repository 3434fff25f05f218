import { setImmediate as yieldToOthers } from 'node:timers/promises';
import type { ImportPreview } from '@bcs/contract/features/imports/model';
import type { Reading } from '@bcs/contract/features/imports/reading';
import type { Sheet } from './read-upload.ts';

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
