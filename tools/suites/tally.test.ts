import { describe, expect, test } from 'vitest';
import { tallyPlaywright, tallyVitest, type VitestReport } from './tally.ts';

const file = (status: string, ...tests: string[]): VitestReport['testResults'][number] => ({
  status,
  assertionResults: tests.map((each) => ({ status: each })),
});

describe('a run of Vitest', () => {
  test('counts passed and failed tests of all files, not those that were left out', () => {
    const report = { testResults: [file('passed', 'passed', 'passed', 'pending'), file('failed', 'passed', 'failed')] };
    expect(tallyVitest(report, 1)).toEqual({ passed: 3, failed: 1 });
  });

  test('a file that could not be loaded is one failure', () => {
    expect(tallyVitest({ testResults: [file('passed', 'passed'), file('failed')] }, 1)).toEqual({
      passed: 1,
      failed: 1,
    });
  });

  test('a file whose teardown failed is one failure beside its passed tests', () => {
    expect(tallyVitest({ testResults: [file('failed', 'passed', 'passed')] }, 1)).toEqual({ passed: 2, failed: 1 });
  });

  test('a bad end after good tests is one failure: an error nobody caught', () => {
    expect(tallyVitest({ testResults: [file('passed', 'passed')] }, 1)).toEqual({ passed: 1, failed: 1 });
  });

  test('no test at all is a failure, even with a good end', () => {
    expect(tallyVitest({ testResults: [] }, 0)).toEqual({ passed: 0, failed: 1 });
  });
});

describe('a run of Playwright', () => {
  test('counts what came as expected, what did not, and what came at the second try', () => {
    expect(tallyPlaywright({ stats: { expected: 5, unexpected: 1, flaky: 1 } }, 1)).toEqual({ passed: 6, failed: 1 });
  });

  test('no walk at all is a failure', () => {
    expect(tallyPlaywright({ stats: { expected: 0, unexpected: 0, flaky: 0 } }, 0)).toEqual({ passed: 0, failed: 1 });
  });
});
