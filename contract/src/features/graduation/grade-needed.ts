import type { Instant } from '#kernel/clock';
import { academicAverage, meetsMinimum } from '#features/grades/average';
import { GRADES, type LetterGrade } from '#features/grading/scale';
import type { GraduationRecord } from './model.ts';
import { itemGuesses, applyGuesses, type WhatIf } from './what-if.ts';

/** The grades that ungraded work needs for the average to reach its limit. */
export interface GradeNeeded {
  /** The number of items without a grade. */
  readonly items: number;
  /** The lowest letter that suffices if every item gets it; null if not even the best one does. */
  readonly grade: LetterGrade | null;
}

const LETTERS = GRADES.flatMap(({ grade }) => (grade === 'Incomplete' ? [] : [grade]));

/**
 * Works out the grade needed; null if the course requires no average or everything is graded. Work that the student
 * supposes never to submit stays ungraded. D-096
 * @param record with the suppositions applied
 */
export function gradeNeeded(
  record: GraduationRecord,
  { items: supposedItems }: WhatIf,
  now: Instant,
): GradeNeeded | null {
  const { minimumScoreRequired } = record.graduationRequirements;
  const open = record.items.filter(
    (item) => supposedItems.get(item.id) !== 'skip' && itemGuesses(item, now).includes('A'),
  );
  if (minimumScoreRequired === null || open.length === 0) return null;
  const isEnough = (grade: LetterGrade) => {
    const items = new Map(open.map(({ id }) => [id, grade] as const));
    const supposed = applyGuesses(record, { sessions: new Map(), items }, now);
    const average = academicAverage(supposed.items.map((item) => ({ ...item, grade: item.submission?.grade ?? null })));
    return average !== null && meetsMinimum(average.roundAcademicAverageValue, minimumScoreRequired);
  };
  return { items: open.length, grade: LETTERS.findLast(isEnough) ?? null };
}
