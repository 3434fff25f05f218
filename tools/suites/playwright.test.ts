import { expect, test } from 'vitest';
import { tallyPlaywright } from './playwright.ts';
import { BROKEN_STEP } from './tally.ts';

const suite = (...statuses: string[]) => ({
  specs: statuses.map((status, index) => ({
    title: `journey ${index}`,
    file: 'journeys/a.spec.ts',
    tests: [{ projectName: 'phone', status }],
  })),
});

test('counts what passed and what failed in suites of any depth, and names what was skipped', () => {
  const report = { suites: [{ ...suite('expected', 'skipped'), suites: [suite('unexpected', 'expected')] }] };
  expect(tallyPlaywright(report, 1)).toEqual({
    passed: 2,
    failed: 1,
    broken: ['journeys/a.spec.ts (phone) > journey 0'],
    flaky: [],
    skipped: ['journey 1'],
  });
});

test('names what passed at the second try only', () => {
  expect(tallyPlaywright({ suites: [suite('expected', 'flaky')] }, 0)).toEqual({
    passed: 2,
    failed: 0,
    broken: [],
    flaky: ['journeys/a.spec.ts (phone) > journey 1'],
    skipped: [],
  });
});

test('counts no journey at all as a failure', () => {
  expect(tallyPlaywright({ suites: [] }, 0)).toEqual(BROKEN_STEP);
});
