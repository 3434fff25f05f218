import { expect, test } from 'vitest';
import { workPartsText, workLabel } from './words.ts';

test('a figure that counts a part of the work says which, so that two roles have one truth [SUCC-064, D-241]', () => {
  for (const role of ['instructor', 'ta', 'cm'] as const)
    expect(workLabel('To grade', role)).toBe('To grade (academic)');
  expect(workLabel('On track', 'cd')).toBe('On track (career)');
  for (const role of ['ssm', 'admin'] as const) expect(workLabel('To grade', role)).toBe('To grade');
});

test('whoever sees all work reads what it consists of [D-241]', () => {
  expect(workPartsText(45, 25)).toBe('25 academic, 20 career');
});
