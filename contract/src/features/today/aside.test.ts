import { expect, test } from 'vitest';
import { asideUntil, canSetAside, refuseAside } from './aside.ts';
import { ASIDE_FAILURES } from './failures.ts';
import type { WaitingLine } from './lines.ts';

const ZONE = 'America/New_York';
const NOW = '2026-03-11T22:10:00.000Z';
const line: WaitingLine = {
  enrollmentId: 1,
  courseId: 2,
  kind: 'grading',
  objectId: null,
  subject: null,
  count: 3,
  due: null,
  since: '2026-03-01T00:00:00.000Z',
  readOnly: false,
};
const aside = { until: '2026-03-14', count: 3 };

test('a line is out of the way until its day begins on campus [SUCC-018]', () => {
  expect(asideUntil(line, aside, ZONE, NOW)).toBe('2026-03-14');
  expect(asideUntil(line, aside, ZONE, '2026-03-14T03:59:59.999Z')).toBe('2026-03-14');
  expect(asideUntil(line, aside, ZONE, '2026-03-14T04:00:00.000Z')).toBeNull();
  expect(asideUntil(line, undefined, ZONE, NOW)).toBeNull();
});

test('it comes back earlier when it grows, not when it shrinks, and on the day it is due [SUCC-018]', () => {
  expect(asideUntil({ ...line, count: 4 }, aside, ZONE, NOW)).toBeNull();
  expect(asideUntil({ ...line, count: 2 }, aside, ZONE, NOW)).toBe('2026-03-14');
  const due = { ...line, due: '2026-03-13T16:00:00.000Z' };
  expect(asideUntil(due, aside, ZONE, NOW)).toBe('2026-03-14');
  expect(asideUntil(due, aside, ZONE, '2026-03-13T04:00:00.000Z')).toBeNull();
});

test('what is due today, settled, or another day than one of the next sixty is refused [SUCC-018]', () => {
  const today = { ...line, due: '2026-03-12T03:00:00.000Z' };
  expect(refuseAside(today, '2026-03-14', ZONE, NOW)).toBe(ASIDE_FAILURES.DUE_TODAY);
  expect(canSetAside(today, ZONE, NOW)).toBe(false);
  expect(refuseAside(null, '2026-03-14', ZONE, NOW)).toBe(ASIDE_FAILURES.SETTLED);
  expect(refuseAside(line, '2026-03-11', ZONE, NOW)).toBe(ASIDE_FAILURES.DAY);
  expect(refuseAside(line, '2026-05-11', ZONE, NOW)).toBe(ASIDE_FAILURES.DAY);
  expect(refuseAside(line, '2026-03-12', ZONE, NOW)).toBeNull();
  expect(canSetAside({ ...line, readOnly: true }, ZONE, NOW)).toBe(false);
});
