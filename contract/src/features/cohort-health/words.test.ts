import { expect, test } from 'vitest';
import { workLabel } from './words.ts';

test('a figure that counts a part of the work says which, so that two roles have one truth [SUCC-064, D-241]', () => {
  for (const role of ['instructor', 'ta', 'cm'] as const)
    expect(workLabel('To grade', role)).toBe('To grade (academic)');
  expect(workLabel('On track', 'cd')).toBe('On track (career)');
  for (const role of ['ssm', 'admin'] as const) expect(workLabel('To grade', role)).toBe('To grade');
});
