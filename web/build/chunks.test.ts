import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SHARED } from './chunks.ts';

const ROOT = join(import.meta.dirname, '../..');
const MODULES = globSync('{web,contract}/src/**/*.{ts,tsx}', { cwd: ROOT }).map((path) =>
  path.replaceAll('\\', '/').replace(/^\w+\/src\/|\.tsx?$/g, ''),
);

/** Each word of a choice by itself: a/(b|c) is a/b and a/c. */
const each = (path: string): string[] => {
  const [choice, words] = /\((?!\?)([^()]+)\)/.exec(path) ?? [];
  return choice === undefined ? [path] : (words ?? '').split('|').flatMap((word) => each(path.replace(choice, word)));
};
const lost = (paths: readonly string[]) =>
  paths.flatMap(each).filter((path) => !MODULES.some((module) => new RegExp(`^${path}$`).test(module)));

test('a file that is moved or renamed does not leave its chunk in silence', () => {
  expect(lost(SHARED.flatMap(({ paths }) => paths))).toEqual([]);
});

test('one that is gone is found', () => {
  expect(lost(['kit/(table|no-such-part)'])).toEqual(['kit/no-such-part']);
});
