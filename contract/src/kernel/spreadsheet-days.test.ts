import { expect, test } from 'vitest';
import { readDay, readTime } from './spreadsheet-days.ts';

test.each([
  ['12/14/2026', '2026-12-14'],
  ['14/12/2026', '2026-12-14'],
  ['3.4.2026', '2026-04-03'],
  ['2026/3/4', '2026-03-04'],
  ['14-12-2026', '2026-12-14'],
  ['5/5/2026 0:00', '2026-05-05'],
  ['2026-03-11', '2026-03-11'],
  // these could be two days
  ['3/4/2026', '3/4/2026'],
  ['tomorrow', 'tomorrow'],
])('the day %j is %s [ADM-058]', (typed, day) => {
  expect(readDay(typed)).toBe(day);
});

test.each([
  ['9:05', '09:05'],
  ['18:30:00', '18:30'],
  ['6:30 PM', '18:30'],
  ['12:00 am', '00:00'],
  ['18:30:15', '18:30:15'],
  ['evening', 'evening'],
])('the time %j is %s [ADM-058]', (typed, time) => {
  expect(readTime(typed)).toBe(time);
});
