import { expect, test } from 'vitest';
import { tallyModule } from './vitest.ts';

const file = (tests: readonly { readonly state: string; readonly flaky?: boolean }[], errors: number) => {
  const cases = tests.map(({ state, flaky = false }, index) => ({
    fullName: `test ${index}`,
    result: () => ({ state }),
    diagnostic: () => ({ flaky }),
  }));
  const module = {
    relativeModuleId: 'src/a.test.ts',
    children: { allTests: () => cases },
    errors: () => Array(errors),
  };
  return tallyModule(module as unknown as Parameters<typeof tallyModule>[0]);
};
const [passed, failed, skipped] = [{ state: 'passed' }, { state: 'failed' }, { state: 'skipped' }];

test('counts passed and failed tests, not those that were skipped', () => {
  expect(file([passed, passed, failed, skipped], 0)).toEqual({ passed: 2, failed: 1, flaky: [], skipped: [] });
});

test('counts a file that could not be loaded as one failure', () => {
  expect(file([], 1)).toEqual({ passed: 0, failed: 1, flaky: [], skipped: [] });
});

test('counts a failing teardown as one failure beside the passed tests', () => {
  expect(file([passed], 1)).toEqual({ passed: 1, failed: 1, flaky: [], skipped: [] });
});

test('names what passed at the second try only', () => {
  expect(file([passed, { state: 'passed', flaky: true }], 0)).toEqual({
    passed: 2,
    failed: 0,
    flaky: ['src/a.test.ts > test 1'],
    skipped: [],
  });
});
