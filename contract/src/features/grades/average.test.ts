import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allowedMissed, missedText } from './missed.ts';
import { academicAverage, letterForAverage, meetsMinimum, requiredLetter, type GradedItem } from './average.ts';
import { GRADES, weightOf, type Grade } from '#features/grading/scale';

const item = (grade: Grade | null, over: Partial<GradedItem> = {}): GradedItem => ({
  contextId: 1,
  required: true,
  prework: false,
  grade,
  ...over,
});
const anyGrade = fc.constantFrom(...GRADES.map(({ grade }) => grade));

describe('the academic average [GRADE-016, DASH-049, D-096]', () => {
  test('is null while nothing is graded', () => {
    expect(academicAverage([])).toBeNull();
    expect(academicAverage([item(null)])).toBeNull();
  });
  test('leaves out optional work, prework and career items', () => {
    const left = [
      item('F', { required: false }),
      item('F', { prework: true }),
      item('F', { contextId: 2 }),
      item(null),
    ];
    expect(academicAverage(left)).toBeNull();
    expect(academicAverage([...left, item('B')])).toEqual({
      academicAverageValue: 85,
      roundAcademicAverageValue: 85,
      academicAverageGrade: 'B',
    });
  });
  test('counts Incomplete as 0', () => {
    expect(academicAverage([item('A'), item('Incomplete')])).toEqual({
      academicAverageValue: 50,
      roundAcademicAverageValue: 50,
      academicAverageGrade: 'F',
    });
  });
  test('has two decimals and is rounded half up', () => {
    expect(academicAverage([item('A'), item('A'), item('A-')])).toMatchObject({
      academicAverageValue: 97.33,
      roundAcademicAverageValue: 97,
    });
    expect(academicAverage([item('B'), item('B+')])).toMatchObject({
      academicAverageValue: 86.5,
      roundAcademicAverageValue: 87,
    });
    const mean64point625 = [...Array.from({ length: 7 }, () => item('D')), item('D-')];
    expect(academicAverage(mean64point625)).toMatchObject({
      academicAverageValue: 64.63,
      roundAcademicAverageValue: 65,
      academicAverageGrade: 'D',
    });
  });
  test('a student with only C work averages 75 and meets a required C [D-095]', () => {
    const average = academicAverage([item('C'), item('C'), item('C')]);
    expect(average).toEqual({ academicAverageValue: 75, roundAcademicAverageValue: 75, academicAverageGrade: 'C' });
    expect(meetsMinimum(75, 75)).toBe(true);
  });
  test('equals the mean to half a hundredth, whatever the order', () => {
    fc.assert(
      fc.property(fc.array(anyGrade, { minLength: 1, maxLength: 60 }), (grades) => {
        const average = academicAverage(grades.map((grade) => item(grade)));
        const mean = grades.reduce((sum, grade) => sum + weightOf(grade), 0) / grades.length;
        expect(Math.abs((average?.academicAverageValue ?? Number.NaN) - mean)).toBeLessThanOrEqual(0.005 + 1e-9);
        expect(academicAverage(grades.toReversed().map((grade) => item(grade)))).toEqual(average);
      }),
    );
  });
  test('never falls when one grade gets better', () => {
    fc.assert(
      fc.property(fc.array(anyGrade, { maxLength: 20 }), anyGrade, anyGrade, (rest, a, b) => {
        const [worse, better] = weightOf(a) <= weightOf(b) ? [a, b] : [b, a];
        const valueWith = (grade: Grade) =>
          academicAverage([...rest, grade].map((each) => item(each)))?.academicAverageValue ?? Number.NaN;
        expect(valueWith(better)).toBeGreaterThanOrEqual(valueWith(worse));
      }),
    );
  });
});

describe('the minimum-grade scale [GRADE-060, GRADE-061, D-096]', () => {
  test('an average has the letter of the highest step not above it', () => {
    expect([105, 100, 99, 95, 94, 92, 91, 62, 61, 55, 0].map(letterForAverage)).toEqual([
      'A+',
      'A+',
      'A',
      'A',
      'A-',
      'A-',
      'B+',
      'D-',
      'F',
      'F',
      'F',
    ]);
  });
  test('a required score rounds up to the next step', () => {
    expect([0, 55, 56, 62, 70, 70.5, 72, 73, 75, 99, 100, 104].map(requiredLetter)).toEqual([
      'F',
      'F',
      'D-',
      'D-',
      'D+',
      'C-',
      'C-',
      'C',
      'C',
      'A+',
      'A+',
      'A+',
    ]);
  });
  test('a required step is met from itself on', () => {
    for (const { step } of GRADES) {
      if (step === null || step === 55) continue;
      expect([meetsMinimum(step, step), meetsMinimum(step - 1, step)]).toEqual([true, false]);
    }
    expect(meetsMinimum(73, 73)).toBe(false);
    expect(meetsMinimum(0, 55)).toBe(true);
  });
});

test('the allowed missed total is the sum of both limits [GRADE-062, D-099]', () => {
  expect(missedText(2, { maxMissedGeneralAssignment: 3, maxMissedRequiredAssignment: 1 })).toBe(
    'Missed assignments: 2 of 4 allowed',
  );
  expect(allowedMissed({ maxMissedGeneralAssignment: 0, maxMissedRequiredAssignment: 0 })).toBe(0);
  expect(missedText(2, { maxMissedGeneralAssignment: null, maxMissedRequiredAssignment: 1 })).toBeNull();
  expect(missedText(2, { maxMissedGeneralAssignment: 3, maxMissedRequiredAssignment: null })).toBeNull();
});
