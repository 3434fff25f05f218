import { describe, expect, test } from 'vitest';
import { daysToRemind, dueWhenReminded, reminderDay, reminderForDays } from './reminders.ts';
import type { ItemFacts } from './statuses.ts';

const ZONE = 'America/New_York';
const item = (over: Partial<ItemFacts> = {}): ItemFacts => ({
  contextId: 1,
  required: true,
  effectiveDueDate: '2026-03-12T03:59:59.000Z',
  wasThere: true,
  submission: null,
  ...over,
});
const DAYS = ['2026-03-07', '2026-03-08', '2026-03-09', '2026-03-10', '2026-03-11', '2026-03-12', '2026-03-13'];
const notified = (over: Partial<ItemFacts> = {}) =>
  DAYS.flatMap((day) => {
    const reminder = reminderForDays(item(over), { from: day, to: day }, ZONE);
    return reminder === null ? [] : [`${day} ${reminder}`];
  });

test('a student is told three days before and the day after, by the days of the campus [D-126]', () => {
  expect(notified()).toEqual(['2026-03-08 ASSIGNMENT_DUE', '2026-03-12 ASSIGNMENT_OVERDUE']);
});
test('what is not required is never overdue, what is submitted never notifies [D-126]', () => {
  expect(notified({ required: false })).toEqual(['2026-03-08 ASSIGNMENT_DUE']);
  const submission = {
    firstSubmittedAt: '2026-03-01T00:00:00.000Z',
    grade: 'Incomplete',
    careerFeedbackStatusId: null,
  };
  expect(notified({ submission })).toEqual([]);
});

test('nobody is reminded of work that was due before they joined [D-229]', () => {
  expect(notified({ wasThere: false })).toEqual([]);
});

describe('the reminders of a day go out from 08:00 on, by the clocks of the campus [D-126]', () => {
  test.each([
    ['on an ordinary day', '2026-03-07', '2026-03-07T12:59:59.999Z', '2026-03-07T13:00:00.000Z'],
    ['when the clocks have gone forward', '2026-03-08', '2026-03-08T11:59:59.999Z', '2026-03-08T12:00:00.000Z'],
    ['when the clocks have gone back', '2026-11-01', '2026-11-01T12:59:59.999Z', '2026-11-01T13:00:00.000Z'],
  ])('%s', (_when, day, before, at) => {
    expect([reminderDay(before, ZONE), reminderDay(at, ZONE)]).toEqual([null, day]);
  });
});

test('days on which the server was off are made up for, but no more than two; a new course begins today', () => {
  const from = (last: string | null) => daysToRemind(last, '2026-03-11');
  expect(['2026-03-10', '2026-03-09', '2026-03-08', '2026-01-01', null].map(from)).toEqual([
    { from: '2026-03-11', to: '2026-03-11' },
    { from: '2026-03-10', to: '2026-03-11' },
    { from: '2026-03-09', to: '2026-03-11' },
    { from: '2026-03-09', to: '2026-03-11' },
    { from: '2026-03-11', to: '2026-03-11' },
  ]);
});

test('whatever a reminder goes out of is due between the days that are named', () => {
  const days = { from: '2026-03-09', to: '2026-03-11' };
  const reminded = Array.from({ length: 31 }, (_, index) => `2026-03-${String(index + 1).padStart(2, '0')}`).filter(
    (day) => reminderForDays(item({ effectiveDueDate: `${day}T16:00:00.000Z` }), days, ZONE) !== null,
  );
  expect(dueWhenReminded(days)).toEqual({ from: reminded[0], to: reminded.at(-1) });
});
