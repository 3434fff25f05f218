import { expect, test } from 'vitest';
import { countdown } from './countdown.tsx';

const NOW = '2026-03-11T20:05:00.000Z';

test.each([
  ['2026-03-11T22:30:00.000Z', '2 h 25 min'],
  ['2026-03-11T22:05:00.000Z', '2 h'],
  ['2026-03-11T20:09:59.999Z', '4 min'],
  ['2026-03-11T20:05:59.000Z', 'less than a minute'],
  ['2026-03-12T20:05:00.000Z', '1 day'],
  ['2026-03-15T00:06:00.000Z', '3 days 4 h'],
  ['2026-03-11T20:05:00.000Z', null],
  ['2026-03-11T20:04:00.000Z', null],
])('until %s: %j', (until, expected) => {
  expect(countdown(NOW, until)).toBe(expected);
});
