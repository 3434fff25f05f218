import type { Instant } from '#kernel/clock';
import { academicAverage, meetsMinimum } from '#features/grades/average';
import { GRADES, type LetterGrade } from '#features/grading/scale';
import type { GraduationRecord } from './model.ts';
import { itemGuesses, suppose, type WhatIf } from './what-if.ts';

/** The grades that the ungraded work needs so that the average reaches its limit. */
export interface GradeNeeded {
  /** The number of items that are still to be graded. */
  readonly items: number;
  /** The lowest letter that is enough when each of them gets it; null when not even the best is. */
  readonly grade: LetterGrade | null;
}

const LETTERS = GRADES.flatMap(({ grade }) => (grade === 'Incomplete' ? [] : [grade]));

/**
 * Finds the grade needed; null where the course asks for no average, or nothing is left to be graded. Work that is
 * supposed never to be submitted is never graded. D-096
 * @param record with what is supposed
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
    const supposed = suppose(record, { sessions: new Map(), items }, now);
    const average = academicAverage(supposed.items.map((item) => ({ ...item, grade: item.submission?.grade ?? null })));
    return average !== null && meetsMinimum(average.roundAcademicAverageValue, minimumScoreRequired);
  };
  return { items: open.length, grade: LETTERS.findLast(isEnough) ?? null };
}
