import { expect, test } from 'vitest';
import { careerCompletion } from './completion.ts';

const DUE = '2026-03-11T12:00:00.000Z';
const item = (feedback: number | null | 'unsubmitted', over = {}) => ({
  contextId: 2,
  required: true,
  effectiveDueDate: DUE,
  wasThere: true,
  submission:
    feedback === 'unsubmitted' ? null : { firstSubmittedAt: DUE, grade: null, careerFeedbackStatusId: feedback },
  ...over,
});

test('completion is the share submitted and not incomplete [CAREER-010, D-158]', () => {
  expect(careerCompletion([item('unsubmitted'), item(null), item(1), item(6)])).toBe(75);
  expect([1, 2, 3, 4, 5, 6, 7].map((feedback) => careerCompletion([item(feedback)]))).toEqual([
    100, 100, 0, 100, 100, 100, 0,
  ]);
});
test('it is rounded [D-158]', () => {
  expect(careerCompletion([item(6), item(6), item(3)])).toBe(67);
  expect(careerCompletion([item(6), item(3), item(3)])).toBe(33);
});
test('only required career items count, and none means 100 [D-158]', () => {
  expect(careerCompletion([item('unsubmitted', { required: false }), item('unsubmitted', { contextId: 1 })])).toBe(100);
  expect(careerCompletion([item('unsubmitted', { required: false }), item('unsubmitted')])).toBe(0);
});
