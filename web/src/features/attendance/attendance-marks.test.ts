import { expect, test } from 'vitest';
import { ATTENDANCE_MARKS, marksText } from './attendance-marks.ts';

test('what the squares show is said in words, in their order [SUCC-069]', () => {
  expect(marksText(['absent', 'present', null, 'present', 'future', 'none'])).toBe(
    '2 present, 1 absent, 1 not recorded, 1 to come',
  );
  expect(marksText([null])).toBe('No classes');
});

test('an approval ahead is a ring of its own, and to come in the sum [D-242]', () => {
  expect(ATTENDANCE_MARKS.approved.shape).toBe('ring');
  expect(marksText(['remote', 'approved', 'future'])).toBe('1 remote, 2 to come');
});

test('each mark has a shape of its own, so that none needs its colour [SUCC-069]', () => {
  const shapes = Object.values(ATTENDANCE_MARKS).map(({ shape }) => shape);
  expect(new Set(shapes).size).toBe(shapes.length);
});
