/** Packs the commonest passwords for the server from the package that keeps them, with its licence; production installs neither. */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { dictionary } from '@zxcvbn-ts/language-common';
import { ROOT } from './root.ts';

const PACKAGE = createRequire(import.meta.url).resolve('@zxcvbn-ts/language-common');
const PASSWORDS_FILE = join(ROOT, 'server/src/kernel/common-passwords.br');
const LICENSE_FILE = join(ROOT, 'server/src/kernel/common-passwords.licence.txt');
/** Fewer letters make up no half of a password. */
const SHORTEST = 4;

export const commonPasswords = (): string =>
  dictionary['passwords-common']
    .filter(({ length }) => length >= SHORTEST)
    .toSorted()
    .join('\n');

/** The words that the server ships; null where it has none yet. */
export function packedPasswords(): string | null {
  try {
    return brotliDecompressSync(readFileSync(PASSWORDS_FILE)).toString('utf8');
  } catch {
    return null;
  }
}

export function writeCommonPasswords(): void {
  const words = commonPasswords();
  // another Node may pack the same words into other bytes
  if (packedPasswords() !== words) writeFileSync(PASSWORDS_FILE, brotliCompressSync(words));
  writeFileSync(LICENSE_FILE, readFileSync(join(dirname(PACKAGE), '../LICENSE.txt')));
}
