import { expect, test } from 'vitest';
import { addDays } from '@bcs/contract/kernel/clock';
import { isThisWeek, type ScheduleWeek } from './schedule-weeks.ts';

test('the week of today is told from its neighbours [ADM-081]', () => {
  const week: ScheduleWeek = {
    number: 2,
    days: Array.from({ length: 7 }, (_, place) => ({
      day: addDays('2026-03-08', place),
      sessions: [],
      holiday: null,
      outside: false,
    })),
  };
  expect(['2026-03-07', '2026-03-08', '2026-03-14', '2026-03-15'].map((today) => isThisWeek(week, today))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});
