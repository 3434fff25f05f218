import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { isGuessable, wordsIn } from '@bcs/contract/kernel/guessable';
import type { Settings } from './settings.ts';

/** Written by `npm run generate` from the list that a package of the tools keeps. */
const FILE = new URL('common-passwords.br', import.meta.url);

let words: ReadonlySet<string> | null = null;

/**
 * Tells whether it is one of the commonest passwords, in lower case; they are unpacked when the first is asked for.
 * D-257
 */
const isCommonPassword = (word: string): boolean => {
  words ??= new Set(brotliDecompressSync(readFileSync(FILE)).toString('utf8').split('\n'));
  return words.has(word);
};

const PRODUCT = 'Bootcamp Square';

/**
 * Tells whether a password is among the first that somebody tries who knows whose it is. D-257 @param about names and
 * addresses of the person and the school
 */
export const isGuessed = (password: string, about: readonly string[]): boolean =>
  isGuessable(password, wordsIn([PRODUCT, ...about]), isCommonPassword);

/**
 * Tells whether everybody knows this password, so that it opens and protects nothing here. Compared as it is hashed.
 * D-208
 */
export const isPublished = (password: string, { publishedPassword }: Settings): boolean =>
  publishedPassword !== null && password.normalize('NFKC') === publishedPassword;
