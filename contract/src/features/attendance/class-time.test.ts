import { expect, test } from 'vitest';
import { isClassTime } from './class-time.ts';

const SESSION = { startTime: '2026-03-11T22:30:00.000Z', endTime: '2026-03-12T01:30:00.000Z' };

test.each([
  ['2026-03-11T21:59:59.999Z', false],
  ['2026-03-11T22:00:00.000Z', true],
  ['2026-03-12T01:29:59.999Z', true],
  ['2026-03-12T01:30:00.000Z', false],
])('at %s the page of a class begins with attendance: %s [D-282]', (now, is) => {
  expect(isClassTime(SESSION, now)).toBe(is);
});
