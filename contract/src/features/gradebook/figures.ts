import type { Instant } from '#kernel/clock';
import { isOverdue } from '#features/coursework/statuses';
import type { Stay } from '#features/enrollments/model';
import { wasThere } from '#features/enrollments/stays';
import { ACADEMIC, isCareer, type InContext } from '#features/enrollments/contexts';
import { academicAverage } from '#features/grades/average';
import { feedbackOf, gradeOf, isJudged, NO_WORK, type Mark } from '#features/grading/mark';
import { GRADE_LETTERS, letterOf, type GradeLetter } from '#features/grading/scale';

/** The item of a column of the gradebook. */
export interface GradedColumn extends InContext {
  readonly required: boolean;
  readonly prework: boolean;
  readonly effectiveDueDate: Instant;
}

/** A student's average out of their row, rounded: what their own page of grades shows. GRADE-016, D-096 */
export const averageOfRow = (columns: readonly GradedColumn[], marks: readonly Mark[]): number | null =>
  academicAverage(
    columns.map(({ contextId, required, prework }, place) => ({
      contextId,
      required,
      prework,
      grade: gradeOf(marks[place] ?? NO_WORK),
    })),
  )?.roundAcademicAverageValue ?? null;

/** The average of the grades that were given on one item, rounded; whether or not the item counts for a student. D-096 */
export const averageOfColumn = (marks: readonly Mark[]): number | null =>
  academicAverage(marks.map((mark) => ({ contextId: ACADEMIC, required: true, prework: false, grade: gradeOf(mark) })))
    ?.roundAcademicAverageValue ?? null;

/** A cell: what stands there, and when its student was in the class. */
export interface Cell {
  readonly mark: Mark;
  readonly stays: readonly Stay[];
}

/**
 * Tells whether work is missing: required, past its due date, and not there. What is not due yet is not missing, and
 * neither is what was due before the student joined. WORK-038, D-229
 */
export const isMissing = (column: GradedColumn, { mark, stays }: Cell, now: Instant): boolean =>
  mark === NO_WORK &&
  isOverdue({ ...column, wasThere: wasThere(stays, column.effectiveDueDate), submission: null }, now);

/** The kinds that are counted in a column: a letter, a feedback status, work that waits, is missing or is not there. */
export type MarkKind = GradeLetter | `feedback ${number}` | 'waiting' | 'missing' | 'none';
export interface Share {
  readonly kind: MarkKind;
  readonly count: number;
}

function kindOf(column: GradedColumn, cell: Cell, now: Instant): MarkKind {
  const { mark } = cell;
  if (mark === NO_WORK) return isMissing(column, cell, now) ? 'missing' : 'none';
  if (!isJudged(mark, column)) return 'waiting';
  const grade = gradeOf(mark);
  return grade === null ? `feedback ${feedbackOf(mark) ?? 0}` : letterOf(grade);
}

const SORTED_LAST: readonly MarkKind[] = ['waiting', 'missing', 'none'];
const rank = (kind: MarkKind): number => {
  const letter = GRADE_LETTERS.findIndex((each) => each === kind);
  return letter === -1 ? GRADE_LETTERS.length + 1 + SORTED_LAST.indexOf(kind) : letter;
};

/** The distribution of the marks of one item: grades from the best, then waiting, missing and absent work. */
export function countShares(column: GradedColumn, cells: readonly Cell[], now: Instant): Share[] {
  const counts = new Map<MarkKind, number>();
  for (const cell of cells) {
    const kind = kindOf(column, cell, now);
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts].map(([kind, count]) => ({ kind, count })).toSorted((a, b) => rank(a.kind) - rank(b.kind));
}

/**
 * Returns the rank of a mark when a column is sorted: missing first, then not there, then waiting, then by what was
 * given.
 */
export function weightOfMark(column: GradedColumn, cell: Cell, now: Instant): number {
  const { mark } = cell;
  if (mark === NO_WORK) return isMissing(column, cell, now) ? -3 : -2;
  if (!isJudged(mark, column)) return -1;
  return isCareer(column) ? (feedbackOf(mark) ?? 0) : (averageOfColumn([mark]) ?? 0);
}
