import { expect, test } from 'vitest';
import { formatDate, formatDateTime, formatTime, formatTimeRange, formatWeekday } from './dates.ts';

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
