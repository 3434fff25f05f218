/** Packs the commonest passwords for the server from the lists that keep them, with their licences; production installs neither. */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { dictionary } from '@zxcvbn-ts/language-common';
import { ROOT } from './root.ts';

const PACKAGE = createRequire(import.meta.url).resolve('@zxcvbn-ts/language-common');
const PASSWORDS_FILE = join(ROOT, 'server/src/kernel/common-passwords.br');
const LICENSE_FILE = join(ROOT, 'server/src/kernel/common-passwords.licence.txt');
/**
 * The most frequent words of SecLists (`Passwords/Common-Credentials/10-million-password-list-top-1000000.txt`) that the
 * package lacks, as many as make a hundred thousand with it.
 */
const SECLISTS = 'tools/seclists';
/** Fewer letters make up no half of a password. */
const SHORTEST = 4;

const unpacked = (file: string): string => brotliDecompressSync(readFileSync(file)).toString('utf8');

export const commonPasswords = (): string =>
  [...dictionary['passwords-common'], ...unpacked(join(ROOT, `${SECLISTS}.br`)).split('\n')]
    .filter(({ length }) => length >= SHORTEST)
    .toSorted()
    .join('\n');

/** The words that the server ships; null where it has none yet. */
export function packedPasswords(): string | null {
  try {
    return unpacked(PASSWORDS_FILE);
  } catch {
    return null;
  }
}

export function writeCommonPasswords(): void {
  const words = commonPasswords();
  // another Node may pack the same words into other bytes
  if (packedPasswords() !== words) writeFileSync(PASSWORDS_FILE, brotliCompressSync(words));
  const licences = [join(dirname(PACKAGE), '../LICENSE.txt'), join(ROOT, `${SECLISTS}.licence.txt`)];
  writeFileSync(LICENSE_FILE, `${licences.map((file) => readFileSync(file, 'utf8').trimEnd()).join('\n\n')}\n`);
}
