import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { isGuessable, wordsIn } from '@bcs/contract/kernel/guessable';
import type { Settings } from './settings.ts';

/** The file that `npm run generate` writes from a list in the tools. */
const FILE = new URL('common-passwords.br', import.meta.url);

let words: ReadonlySet<string> | null = null;

/**
 * Tells whether a word is one of the commonest passwords, in lower case; the list is unpacked when first needed. D-257
 */
const isCommonPassword = (word: string): boolean => {
  words ??= new Set(brotliDecompressSync(readFileSync(FILE)).toString('utf8').split('\n'));
  return words.has(word);
};

const PRODUCT = 'Bootcamp Square';

/**
 * Tells whether a password is among the first that an attacker who knows its owner would try. D-257
 * @param about names and addresses of the person and the school
 */
export const isGuessed = (password: string, about: readonly string[]): boolean =>
  isGuessable(password, wordsIn([PRODUCT, ...about]), isCommonPassword);

/**
 * Tells whether a password is publicly known, so that it must not protect anything. It is compared in the form in which
 * it is hashed. D-208
 */
export const isPublished = (password: string, { publishedPassword }: Settings): boolean =>
  publishedPassword !== null && password.normalize('NFKC') === publishedPassword;
