import { expect, test } from 'vitest';
import { detectDayOrder, readDay, readTime } from './spreadsheet-days.ts';

test.each([
  ['12/14/2026', '2026-12-14'],
  ['14/12/2026', '2026-12-14'],
  ['3.4.2026', '2026-04-03'],
  ['2026/3/4', '2026-03-04'],
  ['14-12-2026', '2026-12-14'],
  ['5/5/2026 0:00', '2026-05-05'],
  ['2026-03-11', '2026-03-11'],
  ['14-Dec-26', '2026-12-14'],
  ['Dec 14, 2026', '2026-12-14'],
  ['Mon, 14 December 2026', '2026-12-14'],
  ['12/14/26', '2026-12-14'],
  ['14.12.26', '2026-12-14'],
  // these are ambiguous
  ['3/4/2026', '3/4/2026'],
  ['tomorrow', 'tomorrow'],
])('the day %j is %s [ADM-058]', (typed, day) => {
  expect(readDay(typed)).toBe(day);
});

test.each([
  ['a day above 12', ['3/4/2026', '5/6/2026', '14/3/2026'], 'day-first', null],
  ['a second number above 12', ['3/4/2026', '3/14/26'], 'month-first', null],
  ['nothing', ['3/4/2026', '5/5/2026', ''], null, '3/4/2026'],
  ['two days that contradict each other', ['3/4/2026', '14/3/2026', '3/14/2026'], null, null],
  ['days that are clear by themselves', ['14.12.2026', '2026-03-04', '5/5/2026'], null, null],
])('%s tells the order of a column, or it has to be asked [ADM-058]', (_what, cells, order, unclear) => {
  expect(detectDayOrder(cells)).toEqual({ order, unclear });
});

test('days of two meanings are read in the order of their column, and clear ones by themselves [ADM-058]', () => {
  expect(readDay('3/4/2026', 'day-first')).toBe('2026-04-03');
  expect(readDay('3-4-26', 'month-first')).toBe('2026-03-04');
  expect(readDay('12/14/2026', 'day-first')).toBe('2026-12-14');
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
