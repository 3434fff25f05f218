import { expect, test } from 'vitest';
import { Mark } from './model.ts';
import { feedbackOfMark, gradeOfMark, isJudged, isWaiting } from './mark.ts';

const ACADEMIC = { contextId: 1 } as const;
const CAREER = { contextId: 2 } as const;

test('a mark is nothing, work without a judgement, one of 14 grades or one of 7 states [GRADE-041, SUBM-018]', () => {
  expect(Mark.options).toHaveLength(23);
  expect(new Set(Mark.options).size).toBe(23);
  expect(Mark.options.filter((mark) => gradeOfMark(mark) !== null)).toHaveLength(14);
  expect(Mark.options.filter((mark) => feedbackOfMark(mark) !== null)).toEqual(['1', '2', '3', '4', '5', '6', '7']);
});

test('academic work waits until it has a grade; Incomplete is one', () => {
  expect(Mark.options.filter((mark) => isWaiting(mark, ACADEMIC)).toSorted()).toEqual([
    '1',
    '2',
    '3',
    '4',
    '5',
    '6',
    '7',
    '?',
  ]);
  expect(isJudged('Incomplete', ACADEMIC)).toBe(true);
});

test('career work waits while its feedback is pending or not started [SUBM-018]', () => {
  expect(['?', '1', '4', '2', '6', '-'].map((mark) => isWaiting(mark as '?', CAREER))).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
});

test('what is not handed in neither waits nor is judged', () => {
  expect([isWaiting('-', ACADEMIC), isJudged('-', ACADEMIC)]).toEqual([false, false]);
});
