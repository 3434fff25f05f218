import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '#root';
import { isTest, sourceFiles } from '#source-files';
import { applyFault, type Mutant, type Project } from './mutant.ts';
import { MUTANTS } from './mutants.ts';

const WORKSPACE = { contract: 'contract', server: 'server', web: 'web', browser: 'web' } as const;
const tests = sourceFiles(ROOT).filter(isTest);

const misfits = (mutants: readonly Mutant[]) =>
  mutants
    .filter((mutant) => applyFault(mutant, readFileSync(join(ROOT, mutant.file), 'utf8')) === null)
    .map(({ name }) => name);

const unasked = (project: Project, filter: string) =>
  !tests.some((path) => path.startsWith(`${WORKSPACE[project]}/src`) && path.includes(filter));

test('every fault still fits the sources: its text stands there, and once', () => {
  expect(misfits(MUTANTS)).toEqual([]);
});

test('every fault names tests that there are, and no two have one name', () => {
  expect(MUTANTS.filter(({ project, tests: filter }) => unasked(project, filter))).toEqual([]);
  expect(new Set(MUTANTS.map(({ name }) => name)).size).toBe(MUTANTS.length);
});

test('a fault that no longer fits, or fits twice, is found', () => {
  const [first] = MUTANTS as [Mutant];
  expect(misfits([{ ...first, was: 'no such text' }])).toEqual([first.name]);
  expect(misfits([{ ...first, was: 'const' }])).toEqual([first.name]);
  expect(unasked('server', 'no-such-test')).toBe(true);
});
