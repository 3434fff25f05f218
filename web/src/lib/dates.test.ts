import { expect, test } from 'vitest';
import {
  formatAgo,
  formatDate,
  formatDateTime,
  formatMoment,
  formatShortDay,
  formatTime,
  formatTimeRange,
  formatWeekday,
  zoneName,
} from './dates.ts';

const NEW_YORK = 'America/New_York';
const EVENING = '2026-03-12T01:30:00.000Z';

test("dates show as 'MMMM D, YYYY' in the course's zone [SHELL-061, D-010]", () => {
  expect(formatDate(EVENING, NEW_YORK)).toBe('March 11, 2026');
  expect(formatDate(EVENING, 'Europe/Berlin')).toBe('March 12, 2026');
});

test("times show as 'h:mm A' with the zone's abbreviation and plain spaces [D-010]", () => {
  expect(formatTime(EVENING, NEW_YORK)).toBe('9:30 PM');
  expect(formatTimeRange(EVENING, '2026-03-12T04:30:00.000Z', NEW_YORK)).toBe('9:30 PM – 12:30 AM EDT');
  expect(formatDateTime(EVENING, NEW_YORK)).toBe('March 11, 2026, 9:30 PM EDT');
});

test('tables say the weekday, and the year only of another one', () => {
  expect(formatMoment(EVENING, NEW_YORK, EVENING)).toBe('Wed, Mar 11 · 9:30 PM');
  expect(formatShortDay('2025-12-31T12:00:00.000Z', NEW_YORK, EVENING)).toBe('Wed, Dec 31, 2025');
});

test('a zone is called by its city', () => {
  expect(zoneName(NEW_YORK)).toBe('New York time');
  expect(zoneName('America/Argentina/Buenos_Aires')).toBe('Buenos Aires time');
  expect(zoneName('UTC')).toBe('UTC');
});

test('summer time begins in the middle of a night [D-010]', () => {
  expect(formatDateTime('2026-03-08T06:59:00.000Z', NEW_YORK)).toBe('March 8, 2026, 1:59 AM EST');
  expect(formatDateTime('2026-03-08T07:00:00.000Z', NEW_YORK)).toBe('March 8, 2026, 3:00 AM EDT');
});

test('weekdays', () => {
  expect(formatWeekday('2026-03-11')).toBe('Wednesday, March 11');
  expect(formatWeekday('2026-03-01')).toBe('Sunday, March 1');
});

test.each([
  ['now', '2026-03-11T22:10:00.000Z'],
  ['now', '2026-03-11T22:09:01.000Z'],
  ['1 minute ago', '2026-03-11T22:09:00.000Z'],
  ['59 minutes ago', '2026-03-11T21:10:01.000Z'],
  ['1 hour ago', '2026-03-11T21:10:00.000Z'],
  ['18 hours ago', '2026-03-11T04:00:00.000Z'],
  ['yesterday', '2026-03-11T03:59:59.000Z'],
  ['2 days ago', '2026-03-09T12:00:00.000Z'],
  ['69 days ago', '2026-01-01T12:00:00.000Z'],
  ['now', '2026-03-11T22:10:05.000Z'],
])('what lies back is %s by the days of the campus [D-010]', (text, instant) => {
  expect(formatAgo(instant, '2026-03-11T22:10:00.000Z', NEW_YORK)).toBe(text);
});

test('what happened shortly before midnight is some minutes or hours ago, not yesterday [D-010]', () => {
  const before = '2026-03-12T03:50:00.000Z';
  expect(formatAgo(before, '2026-03-12T04:10:00.000Z', NEW_YORK)).toBe('20 minutes ago');
  expect(formatAgo(before, '2026-03-12T12:00:00.000Z', NEW_YORK)).toBe('8 hours ago');
});
