import { expect, test } from 'vitest';
import { isOnTarget, OUTSIDE_TIME, RATINGS, type RatingField } from './ratings.ts';

const judged = (field: RatingField, ...averages: number[]) => {
  const rating = RATINGS.find((each) => each.field === field)!;
  return averages.map((average) => isOnTarget(rating, average));
};

test('the pace is on target strictly between its two ends [WEEK-019, D-148]', () => {
  expect(judged('paceOfClass', 3.24, 3.25, 3.86, 3.87)).toEqual([false, true, true, false]);
});

test.each([
  ['applyLearningOutsideClass', 3.56, '[WEEK-020]'],
  ['academicSupport', 4.29, '[WEEK-021]'],
  ['instructorEngagement', 4.34, '[WEEK-022]'],
  ['instructorClarity', 4.26, '[WEEK-023]'],
  ['instructorKnowledge', 4.51, '[WEEK-024]'],
  ['homeworkFeedbackRating', 4.51, '[WEEK-025, D-148]'],
] as const)('%s is on target above %f, not at it %s', (field, target, _ids) => {
  expect(judged(field, target, Math.round(target * 100 + 1) / 100, 5)).toEqual([false, true, true]);
});

test('the class overall has no target [D-148]', () => {
  expect(judged('classOverall', 1, 5)).toEqual([null, null]);
});

test('hours come in five bands [WEEK-018]', () => {
  expect(OUTSIDE_TIME).toEqual(['0-5', '6-10', '11-15', '16-20', '20+']);
});
