import { describe, expect, test } from 'vitest';
import { addTallies, failedTally, countBadEnd, lastLines, EMPTY_TALLY, type Tally } from './tally.ts';

const tally = (passed: number, failed: number, ...flaky: string[]): Tally => ({
  ...EMPTY_TALLY,
  passed,
  failed,
  flaky,
});

describe('an honest count', () => {
  test('takes what the tests say', () => {
    expect(countBadEnd(tally(3, 1), false)).toEqual(tally(3, 1));
    expect(countBadEnd(tally(3, 0), true)).toEqual(tally(3, 0));
  });

  test('counts a bad end after good tests as one failure', () => {
    expect(countBadEnd(tally(2, 0), false)).toEqual(tally(2, 1));
  });

  test('counts no test at all as a failure, even with a good end', () => {
    expect(countBadEnd(tally(0, 0), true)).toEqual(tally(0, 1));
  });
});

describe('the last lines', () => {
  test('are one line where every test passed at the first try', () => {
    expect(lastLines(tally(9, 0))).toEqual({ lines: ['9 passed, 0 failed'], failed: false });
  });

  test('name each test that passed at the second try only, before the sum', () => {
    expect(lastLines(tally(9, 0, 'a', 'b', 'c'))).toEqual({
      lines: [
        'Passed at the second try only (more than 3 are a failure):',
        '  a',
        '  b',
        '  c',
        '',
        '9 passed, 0 failed',
      ],
      failed: false,
    });
  });

  test('name what failed, with the first line of why', () => {
    const total = addTallies(tally(9, 0), failedTally('src/a.test.ts > adds', '\nexpected 3\n  at a.ts:1'));
    expect(lastLines(total).lines).toEqual(['Failed:', '  src/a.test.ts > adds: expected 3', '', '9 passed, 1 failed']);
  });

  test('name each journey that this machine could not make', () => {
    expect(lastLines({ ...tally(9, 0), skipped: ['in Firefox'] })).toEqual({
      lines: ['Skipped, because this machine lacks the browser:', '  in Firefox', '', '9 passed, 0 failed'],
      failed: false,
    });
  });

  test('fail above three of them', () => {
    const { lines, failed } = lastLines(tally(9, 0, 'a', 'b', 'c', 'd'));
    expect([lines.at(-1), failed]).toEqual(['9 passed, 1 failed', true]);
  });
});
