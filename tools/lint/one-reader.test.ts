import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '#root';
import { isTest, sourceFiles } from '../source-files.ts';

/** Addresses of the installation itself, which its operator sets. */
const OF_OPERATORS = ['server/src/jobs/outbox.ts', 'server/src/kernel/env-values.ts'];

/** The code that only the one reader of a field may hold: a second one would judge by other rules. */
const READERS: readonly (readonly [field: string, sign: RegExp, reader: string])[] = [
  ['an e-mail', /\bz\s*\.email\(/u, 'contract/src/kernel/schema.ts'],
  ['an e-mail', /\[\^[^\]]*@[^\]]*\]\+?@/u, 'contract/src/kernel/email.ts'],
  ['an e-mail', /mailto:\(/u, 'contract/src/kernel/email.ts'],
  ['an e-mail', /[eE]?mail\b[^\n;]*\.toLowerCase\(\)/u, 'contract/src/kernel/email.ts'],
  ['a GitHub name', /github\\\.com/u, 'contract/src/kernel/github-name.ts'],
  ['a role', /['"](?:teaching assistant|non-editing teacher)['"]/u, 'contract/src/kernel/role-words.ts'],
  ['a day', /\[\.\/-\]/u, 'contract/src/kernel/spreadsheet-days.ts'],
  ['a name in one cell', /\b[nN]ame\.split\(' '/u, 'contract/src/features/imports/name-parts.ts'],
  ['a role', /teacher['"]?: ['"]instructor/u, 'contract/src/kernel/role-words.ts'],
];

test.each(READERS)('%s that people bring is read by one function: %s', (_field, sign, reader) => {
  const found = sourceFiles(ROOT, ['contract', 'server', 'web'])
    .filter((path) => !isTest(path) && !path.includes('/seed/') && !path.includes('/testing/'))
    .filter((path) => sign.test(readFileSync(join(ROOT, path), 'utf8')));
  expect(found.filter((path) => path !== reader && !OF_OPERATORS.includes(path))).toEqual([]);
});
