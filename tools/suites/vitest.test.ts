import { expect, test } from 'vitest';
import { EMPTY_TALLY } from './tally.ts';
import { tallyModule } from './vitest.ts';

type Case = { readonly state: string; readonly flaky?: boolean };
const file = (tests: readonly Case[], ...errors: readonly string[]) => {
  const cases = tests.map(({ state, flaky = false }, index) => ({
    fullName: `test ${index}`,
    result: () => ({ state, errors: state === 'failed' ? [{ message: 'expected 3\n  at a.ts' }] : [] }),
    diagnostic: () => ({ flaky }),
  }));
  const module = {
    project: { name: 'server' },
    relativeModuleId: 'src/a.test.ts',
    children: { allTests: () => cases },
    errors: () => errors.map((message) => ({ message })),
  };
  return tallyModule(module as unknown as Parameters<typeof tallyModule>[0]);
};
const [passed, failed, skipped] = [{ state: 'passed' }, { state: 'failed' }, { state: 'skipped' }];

test('counts passed and failed tests, not those that were skipped, and names those that failed', () => {
  expect(file([passed, passed, failed, skipped])).toEqual({
    ...EMPTY_TALLY,
    passed: 2,
    failed: 1,
    broken: ['server: src/a.test.ts > test 2: expected 3'],
  });
});

test('counts a file that could not be loaded as one failure', () => {
  expect(file([], 'no such file')).toEqual({
    ...EMPTY_TALLY,
    failed: 1,
    broken: ['server: src/a.test.ts: no such file'],
  });
});

test('counts a failing teardown as one failure beside the passed tests', () => {
  expect(file([passed], 'still open')).toMatchObject({ passed: 1, failed: 1 });
});

test('names what passed at the second try only', () => {
  expect(file([passed, { state: 'passed', flaky: true }])).toEqual({
    ...EMPTY_TALLY,
    passed: 2,
    flaky: ['server: src/a.test.ts > test 1'],
  });
});
