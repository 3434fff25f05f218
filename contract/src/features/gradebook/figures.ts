import type { Instant } from '#kernel/clock';
import { isOverdue } from '#features/coursework/statuses';
import type { Stay } from '#features/enrollments/model';
import { wasEnrolledAt } from '#features/enrollments/stays';
import { ACADEMIC, isCareer, type InContext } from '#features/enrollments/contexts';
import { academicAverage } from '#features/grades/average';
import { feedbackOfMark, gradeOfMark, isJudged, NOT_SUBMITTED, type Mark } from '#features/grading/mark';
import { GRADE_LETTERS, letterOf, type GradeLetter } from '#features/grading/scale';

/** The item to which a column of the gradebook belongs. */
export interface GradedColumn extends InContext {
  readonly required: boolean;
  readonly prework: boolean;
  readonly effectiveDueDate: Instant;
}

/** A student's rounded average, computed from their row, as their own page of grades shows it. GRADE-016, D-096 */
export const averageOfRow = (columns: readonly GradedColumn[], marks: readonly Mark[]): number | null =>
  academicAverage(
    columns.map(({ contextId, required, prework }, place) => ({
      contextId,
      required,
      prework,
      grade: gradeOfMark(marks[place] ?? NOT_SUBMITTED),
    })),
  )?.roundAcademicAverageValue ?? null;

/** The rounded average of all grades on one item, even if the item does not count for some students. D-096 */
export const averageOfColumn = (marks: readonly Mark[]): number | null =>
  academicAverage(
    marks.map((mark) => ({ contextId: ACADEMIC, required: true, prework: false, grade: gradeOfMark(mark) })),
  )?.roundAcademicAverageValue ?? null;

/** The mark in a cell, and the periods in which its student was in the class. */
export interface Cell {
  readonly mark: Mark;
  readonly stays: readonly Stay[];
}

/**
 * Tells whether work is missing: required, past its due date and not submitted. Work that was due before the student
 * joined is not missing. WORK-038, D-229
 */
export const isWorkMissing = (column: GradedColumn, { mark, stays }: Cell, now: Instant): boolean =>
  mark === NOT_SUBMITTED &&
  isOverdue({ ...column, wasThere: wasEnrolledAt(stays, column.effectiveDueDate), submission: null }, now);

/** The kinds of marks that are counted in a column: letters, feedback states, and waiting, missing or absent work. */
export type MarkKind = GradeLetter | `feedback ${number}` | 'waiting' | 'missing' | 'none';
export interface Share {
  readonly kind: MarkKind;
  readonly count: number;
}

function kindOf(column: GradedColumn, cell: Cell, now: Instant): MarkKind {
  const { mark } = cell;
  if (mark === NOT_SUBMITTED) return isWorkMissing(column, cell, now) ? 'missing' : 'none';
  if (!isJudged(mark, column)) return 'waiting';
  const grade = gradeOfMark(mark);
  return grade === null ? `feedback ${feedbackOfMark(mark) ?? 0}` : letterOf(grade);
}

const SORTED_LAST: readonly MarkKind[] = ['waiting', 'missing', 'none'];
const rank = (kind: MarkKind): number => {
  const letter = GRADE_LETTERS.findIndex((each) => each === kind);
  return letter === -1 ? GRADE_LETTERS.length + 1 + SORTED_LAST.indexOf(kind) : letter;
};

/** Counts the marks of one item: grades from the best, then waiting, missing and absent work. */
export function countShares(column: GradedColumn, cells: readonly Cell[], now: Instant): Share[] {
  const counts = new Map<MarkKind, number>();
  for (const cell of cells) {
    const kind = kindOf(column, cell, now);
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts].map(([kind, count]) => ({ kind, count })).toSorted((a, b) => rank(a.kind) - rank(b.kind));
}

/**
 * Returns the rank of a mark for sorting a column: missing, absent and waiting work come first, then the marks by
 * value.
 */
export function weightOfMark(column: GradedColumn, cell: Cell, now: Instant): number {
  const { mark } = cell;
  if (mark === NOT_SUBMITTED) return isWorkMissing(column, cell, now) ? -3 : -2;
  if (!isJudged(mark, column)) return -1;
  return isCareer(column) ? (feedbackOfMark(mark) ?? 0) : (averageOfColumn([mark]) ?? 0);
}
