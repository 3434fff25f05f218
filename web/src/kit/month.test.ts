import { expect, test } from 'vitest';
import { dayTitle, monthGrid, monthTitle, shiftMonth } from './month.ts';

test('weeks run from Sunday to Saturday and cover the month [D-011]', () => {
  const march = monthGrid('2026-03');
  expect(march.map((week) => week[0])).toEqual(['2026-03-01', '2026-03-08', '2026-03-15', '2026-03-22', '2026-03-29']);
  expect(march.at(-1)?.at(-1)).toBe('2026-04-04');
  expect(monthGrid('2026-05')).toHaveLength(6);
  expect(monthGrid('2026-02')).toHaveLength(4);
});

test('every month of a leap year and its neighbours is whole: no day missing, none twice', () => {
  for (let month = '2027-06'; month < '2029-01'; month = shiftMonth(month, 1)) {
    const days = monthGrid(month).flat();
    expect(days.length % 7).toBe(0);
    expect(new Set(days).size).toBe(days.length);
    expect(days).toEqual(days.toSorted());
    const inside = days.filter((day) => day.startsWith(month));
    expect(inside[0]).toBe(`${month}-01`);
    expect(inside).toHaveLength(Number(inside.at(-1)?.slice(8)));
  }
});

test('months go on over the turn of the year', () => {
  expect(shiftMonth('2026-12', 1)).toBe('2027-01');
  expect(shiftMonth('2026-01', -1)).toBe('2025-12');
  expect(shiftMonth('2026-03', -3)).toBe('2025-12');
});

test('titles', () => {
  expect(monthTitle('2026-03')).toBe('March 2026');
  expect(dayTitle('2026-03-11')).toBe('Wednesday, March 11');
});
