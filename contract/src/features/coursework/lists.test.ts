import { expect, test } from 'vitest';
import { percentOf, percentStyle } from './percentages.ts';
import { currentWeekItems, nextDue, overdueCount, overdueItems } from './lists.ts';

const NOW = '2026-03-11T12:00:00.000Z';
const item = (
  name: string,
  effectiveDueDate: string,
  over: { required?: boolean; submitted?: boolean; wasThere?: boolean } = {},
) => ({
  name,
  contextId: 1,
  required: over.required ?? true,
  effectiveDueDate,
  wasThere: over.wasThere ?? true,
  submission: over.submitted ? { firstSubmittedAt: NOW, grade: null, careerFeedbackStatusId: null } : null,
});
const ITEMS = [
  item('in two weeks', '2026-03-25T12:00:00.000Z'),
  item('tomorrow', '2026-03-12T12:00:00.000Z'),
  item('handed in', '2026-03-13T12:00:00.000Z', { submitted: true }),
  item('now', NOW),
  item('on Saturday', '2026-03-15T03:00:00.000Z', { required: false }),
  item('yesterday', '2026-03-10T12:00:00.000Z'),
  item('last week', '2026-03-04T12:00:00.000Z'),
  item('before joining', '2026-03-04T12:00:00.000Z', { wasThere: false }),
  item('last week, optional', '2026-03-04T12:00:00.000Z', { required: false }),
];
const names = (items: { name: string }[]) => items.map(({ name }) => name);

test('the three next due that are not submitted [WORK-004, D-081]', () => {
  expect(names(nextDue(ITEMS, NOW))).toEqual(['now', 'tomorrow', 'on Saturday']);
  expect(names(nextDue(ITEMS, NOW, 1))).toEqual(['now']);
});
test('the overdue block and its count [WORK-005, WORK-038, DASH-004, D-229]', () => {
  expect(names(overdueItems(ITEMS, NOW))).toEqual(['last week', 'yesterday']);
  expect(overdueCount(ITEMS, NOW)).toBe(2);
});
test('what is due this week [WORK-006, D-081]', () => {
  expect(names(currentWeekItems(ITEMS, NOW, 'America/New_York'))).toEqual([
    'yesterday',
    'now',
    'tomorrow',
    'handed in',
    'on Saturday',
  ]);
});
test('up to 50 error, above 50 to 80 warning, above 80 success [GRADE-054, GRADE-055, GRADE-056]', () => {
  expect([0, 50, 50.01, 80, 80.01, 100].map(percentStyle)).toEqual([
    'error',
    'error',
    'warning',
    'warning',
    'success',
    'success',
  ]);
});
test('a percentage of nothing is 0', () => {
  expect([percentOf(12, 24), percentOf(1, 3), percentOf(0, 0)]).toEqual([50, 100 / 3, 0]);
});
