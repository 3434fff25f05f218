import { expect, test } from 'vitest';
import { reminderOn } from './reminders.ts';
import type { ItemFacts } from './statuses.ts';

const item = (over: Partial<ItemFacts> = {}): ItemFacts => ({
  contextId: 1,
  required: true,
  effectiveDueDate: '2026-03-12T03:59:59.000Z',
  submission: null,
  ...over,
});
const DAYS = ['2026-03-07', '2026-03-08', '2026-03-09', '2026-03-10', '2026-03-11', '2026-03-12', '2026-03-13'];
const notified = (over: Partial<ItemFacts> = {}) =>
  DAYS.flatMap((day) => {
    const reminder = reminderOn(item(over), { from: day, to: day }, 'America/New_York');
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
