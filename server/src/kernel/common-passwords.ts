import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

/** Written by `npm run generate` from the list that a package of the tools keeps. */
const FILE = new URL('common-passwords.br', import.meta.url);

let words: ReadonlySet<string> | null = null;

/** Whether it is one of the commonest passwords, in lower case; they are unpacked when the first is asked for. D-257 */
export const isCommonPassword = (word: string): boolean => {
  words ??= new Set(brotliDecompressSync(readFileSync(FILE)).toString('utf8').split('\n'));
  return words.has(word);
};
