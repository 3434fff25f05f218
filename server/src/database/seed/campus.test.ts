import { expect, test } from 'vitest';
import { localTime, MINUTE, plus } from '@bcs/contract/kernel/clock';
import { CLASS_BEGINS_IN, zoneOf } from './campus.ts';

test.each(['2026-01-15', '2026-03-10', '2026-07-15', '2026-10-28'])(
  'whenever the world is planted on %s, its class begins between 8:30 and 20:00',
  (day) => {
    for (let minute = 0; minute < 24 * 60; minute += 5) {
      const anchor = plus(`${day}T00:00:00.000Z`, minute * MINUTE);
      const begins = localTime(plus(anchor, CLASS_BEGINS_IN), zoneOf('northfield', anchor));
      const time = begins.hour + begins.minute / 60;
      expect(time, anchor).toBeGreaterThanOrEqual(8.5);
      expect(time, anchor).toBeLessThanOrEqual(20);
    }
  },
);

test('while it is day or evening in New York the campus lies there, and Lakeside stays where it is', () => {
  expect(zoneOf('northfield', '2026-03-11T22:10:00.000Z')).toBe('America/New_York');
  expect(zoneOf('northfield', '2026-11-22T08:20:00.000Z')).toBe('Australia/Sydney');
  expect(zoneOf('lakeside', '2026-11-22T08:20:00.000Z')).toBe('America/Los_Angeles');
});
