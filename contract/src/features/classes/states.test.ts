import { expect, test } from 'vitest';
import { classPhase } from './states.ts';

const found = { startDate: '2026-09-01', endDate: '2027-02-28' } as const;

test('what is published is coming, runs on its first and last day, and is over after it; every other state is its own phase [ADM-068, D-284]', () => {
  const published = { ...found, state: 'published' } as const;
  expect(classPhase(published, '2026-08-31')).toBe('upcoming');
  expect(classPhase(published, '2026-09-01')).toBe('running');
  expect(classPhase(published, '2027-02-28')).toBe('running');
  expect(classPhase(published, '2027-03-01')).toBe('over');
  for (const state of ['draft', 'concluded', 'archived', 'deleted'] as const)
    expect(classPhase({ ...found, state }, '2026-10-01')).toBe(state);
});
