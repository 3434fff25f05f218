import { expect, test } from 'vitest';
import { attendanceRate } from './attendance-rate.ts';

test('the share of sessions attended, without those excused', () => {
  expect(attendanceRate({ attended: 0, absent: 0 })).toBeNull();
  expect(attendanceRate({ attended: 12, absent: 0 })).toBe(100);
  expect(attendanceRate({ attended: 0, absent: 3 })).toBe(0);
  expect(attendanceRate({ attended: 2, absent: 1 })).toBe(66);
});

test('one absence among many is not rounded away', () => {
  expect(attendanceRate({ attended: 999, absent: 1 })).toBe(99);
});
