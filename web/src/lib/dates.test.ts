import { expect, test } from 'vitest';
import { formatDate, formatDateTime, formatTime, formatAgo, formatTimeRange, formatWeekday } from './dates.ts';

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

test('summer time begins in the middle of a night [D-010]', () => {
  expect(formatDateTime('2026-03-08T06:59:00.000Z', NEW_YORK)).toBe('March 8, 2026, 1:59 AM EST');
  expect(formatDateTime('2026-03-08T07:00:00.000Z', NEW_YORK)).toBe('March 8, 2026, 3:00 AM EDT');
});

test('weekdays', () => {
  expect(formatWeekday('2026-03-11')).toBe('Wednesday, March 11');
  expect(formatWeekday('2026-03-01')).toBe('Sunday, March 1');
});

test.each([
  ['2026-03-11T22:09:30.000Z', 'just now'],
  // a clock that runs ahead
  ['2026-03-11T22:11:00.000Z', 'just now'],
  ['2026-03-11T22:09:00.000Z', '1 minute ago'],
  ['2026-03-11T20:09:00.000Z', '2 hours ago'],
  ['2026-03-11T04:30:00.000Z', '17 hours ago'],
  ['2026-03-11T03:30:00.000Z', 'yesterday'],
  ['2026-03-06T12:00:00.000Z', '5 days ago'],
  ['2026-03-04T12:00:00.000Z', 'March 4, 2026'],
])('how long ago %s was', (instant, text) => {
  expect(formatAgo(instant, '2026-03-11T22:10:00.000Z', 'America/New_York')).toBe(text);
});
