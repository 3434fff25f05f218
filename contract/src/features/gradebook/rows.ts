import { isCommentUnanswered, gradeOfMark, isJudged, NOT_SUBMITTED, type Mark } from '#features/grading/mark';
import type { GradebookAssignment, GradebookStudent } from '#features/grading/model';
import { matchesGradebookFilter, type FilteredRow, type GradebookFilter } from './filter.ts';
import type { LastWord, SheetRow } from './model.ts';

/**
 * Students and assignments with their marks; rows are in the order of the students, cells in that of the assignments.
 */
export interface Gradebook {
  readonly students: readonly GradebookStudent[];
  readonly assignments: readonly GradebookAssignment[];
  readonly rows: readonly SheetRow[];
  readonly lastWords: readonly LastWord[];
}

/** One student's work on one item. */
export interface GradebookWork {
  readonly student: GradebookStudent;
  readonly assignment: GradebookAssignment;
  readonly mark: Mark;
  /** The time of submission in seconds since 1970. */
  readonly submitted: number;
}

/** Builds a lookup that tells whether a student wrote the latest comment on an item. */
export function indexLastWords({ lastWords }: Pick<Gradebook, 'lastWords'>) {
  const keys = new Set(lastWords.map((word) => `${word.studentEnrollmentId}/${word.assignmentId}`));
  return (student: GradebookStudent, { id }: GradebookAssignment): boolean =>
    keys.has(`${student.studentEnrollmentId}/${id}`);
}

/** The values of a cell by which the filters judge it. */
export const toFilteredRow = (
  { student, isBlocked }: GradebookStudent,
  assignment: GradebookAssignment,
  mark: Mark,
  lastWord: boolean,
): FilteredRow => ({
  contextId: assignment.contextId,
  assignmentId: assignment.id,
  studentId: student.id,
  required: assignment.required,
  requiredForGraduation: assignment.requiredForGraduation,
  graded: isJudged(mark, assignment),
  grade: gradeOfMark(mark),
  isBlocked,
  commentWaits: lastWord && mark !== NOT_SUBMITTED && isCommentUnanswered({ contextId: assignment.contextId, mark }),
});

/** Lists all submissions that pass the filters. */
export function* filteredWorks(gradebook: Gradebook, filter: GradebookFilter): Generator<GradebookWork> {
  const { students, assignments, rows } = gradebook;
  const hasLastWord = indexLastWords(gradebook);
  for (const [row, { marks, submitted }] of rows.entries()) {
    const student = students[row];
    if (!student) continue;
    for (const [column, mark] of marks.entries()) {
      const assignment = assignments[column];
      if (mark === NOT_SUBMITTED || !assignment) continue;
      const filtered = toFilteredRow(student, assignment, mark, hasLastWord(student, assignment));
      if (matchesGradebookFilter(filtered, filter))
        yield { student, assignment, mark, submitted: submitted[column] ?? 0 };
    }
  }
}

/** The submissions that pass the filters; ungraded ones come first, the longest waiting leading. */
export function rowsFor(gradebook: Gradebook, filter: GradebookFilter): GradebookWork[] {
  const [waiting, judged]: [GradebookWork[], GradebookWork[]] = [[], []];
  for (const work of filteredWorks(gradebook, filter))
    (isJudged(work.mark, work.assignment) ? judged : waiting).push(work);
  waiting.sort((a, b) => a.submitted - b.submitted);
  judged.sort((a, b) => b.submitted - a.submitted);
  return [...waiting, ...judged];
}
