import { feedbackGraded } from '@bcs/contract/features/coursework/career-feedback';
import { compareInstants } from '@bcs/contract/kernel/clock';
import { isCareer } from '@bcs/contract/features/enrollments/contexts';
import {
  matchesGradebookFilter,
  type FilteredRow,
  type GradebookFilter,
} from '@bcs/contract/features/grading/gradebook-filter';
import type { GradebookAssignment, GradebookRow, GradebookStudent } from '@bcs/contract/features/grading/model';
import type { Output } from '#lib/api.ts';

export type Gradebook = Output<'gradebook'>;

/** Whether somebody has judged it, by the gradeStatus filter. Annex D */
export const isJudged = ({ assignment, submissionGrade, careerFeedback }: GradebookRow): boolean =>
  isCareer(assignment) ? feedbackGraded(careerFeedback?.careerFeedbackStatusId ?? null) : submissionGrade !== null;

const filteredOf = (row: GradebookRow): FilteredRow => ({
  contextId: row.assignment.contextId,
  assignmentId: row.assignment.id,
  studentId: row.student.id,
  required: row.assignment.required,
  requiredForGraduation: row.assignment.requiredForGraduation,
  graded: isJudged(row),
  grade: row.submissionGrade?.grade ?? null,
});

/** The submissions that pass the filters: what waits for a judgement first, the longest waiting on top. */
export function rowsFor({ gradebook }: Gradebook, filter: GradebookFilter): GradebookRow[] {
  const rows = gradebook.filter((row) => matchesGradebookFilter(filteredOf(row), filter));
  const byDate = (a: GradebookRow, b: GradebookRow) => compareInstants(a.submission.date, b.submission.date);
  const waiting = rows.filter((row) => !isJudged(row)).toSorted(byDate);
  return [...waiting, ...rows.filter(isJudged).toSorted((a, b) => byDate(b, a))];
}

export interface GridParts {
  /** The work in the cells, whether or not it passes the filters. */
  cells: ReadonlyMap<string, GradebookRow>;
  /** The cells that pass; null when all do. */
  lit: ReadonlySet<string> | null;
  students: GradebookStudent[];
  assignments: GradebookAssignment[];
}

/** Whom and what the grid shows. Filters that judge work leave only those who have such work. */
export function gridFor(gradebook: Gradebook, filter: GradebookFilter, rows: readonly GradebookRow[]): GridParts {
  const judges = filter.gradeStatus !== 'all' || filter.grade !== 'all';
  const open: GradebookFilter = { ...filter, gradeStatus: 'all', grade: 'all' };
  const withWork = { students: new Set<number>(), assignments: new Set<number>() };
  for (const { student, assignment } of rows) {
    withWork.students.add(student.id);
    withWork.assignments.add(assignment.id);
  }
  const shows = (assignment: GradebookAssignment, studentId: number) =>
    matchesGradebookFilter({ ...assignment, assignmentId: assignment.id, studentId, graded: false, grade: null }, open);
  const keyOf = ({ student, assignment }: GradebookRow) => cellKey(student.id, assignment.id);
  return {
    cells: new Map(gradebook.gradebook.map((row) => [keyOf(row), row])),
    lit: judges ? new Set(rows.map(keyOf)) : null,
    students: gradebook.students.filter(
      ({ student: { id } }) =>
        (filter.student === null || filter.student === id) && (!judges || withWork.students.has(id)),
    ),
    assignments: gradebook.assignments.filter(
      (assignment) => shows(assignment, filter.student ?? 0) && (!judges || withWork.assignments.has(assignment.id)),
    ),
  };
}

/** By which cell of the grid a submission is found. */
export const cellKey = (studentId: number, assignmentId: number) => `${studentId}/${assignmentId}`;
