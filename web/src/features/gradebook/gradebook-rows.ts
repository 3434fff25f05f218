import { isJudged, isWaiting, gradeOf, NO_WORK, type Mark } from '@bcs/contract/features/grading/mark';
import {
  matchesGradebookFilter,
  type FilteredRow,
  type GradebookFilter,
} from '@bcs/contract/features/gradebook/filter';
import type { GradebookAssignment, GradebookStudent } from '@bcs/contract/features/grading/model';
import type { Output } from '#lib/api.ts';

/** Students by assignments; the rows stand in the order of the students, their cells in that of the assignments. */
export type Gradebook = Output<'gradebookSheet'>;

/** One student's work on one item. */
export interface Work {
  readonly student: GradebookStudent;
  readonly assignment: GradebookAssignment;
  readonly mark: Mark;
  /** Seconds since 1970. */
  readonly submitted: number;
}

const filteredOf = ({ student }: GradebookStudent, assignment: GradebookAssignment, mark: Mark): FilteredRow => ({
  contextId: assignment.contextId,
  assignmentId: assignment.id,
  studentId: student.id,
  required: assignment.required,
  requiredForGraduation: assignment.requiredForGraduation,
  graded: isJudged(mark, assignment),
  grade: gradeOf(mark),
});

/** Everything that was handed in and passes the filters. */
function* worksIn({ students, assignments, rows }: Gradebook, filter: GradebookFilter): Generator<Work> {
  for (const [row, { marks, submitted }] of rows.entries()) {
    const student = students[row];
    if (!student) continue;
    for (const [column, mark] of marks.entries()) {
      const assignment = assignments[column];
      if (mark === NO_WORK || !assignment) continue;
      if (matchesGradebookFilter(filteredOf(student, assignment, mark), filter))
        yield { student, assignment, mark, submitted: submitted[column] ?? 0 };
    }
  }
}

/** The submissions that pass the filters: what waits for a judgement first, the longest waiting on top. */
export function rowsFor(gradebook: Gradebook, filter: GradebookFilter): Work[] {
  const [waiting, judged]: [Work[], Work[]] = [[], []];
  for (const work of worksIn(gradebook, filter)) (isJudged(work.mark, work.assignment) ? judged : waiting).push(work);
  waiting.sort((a, b) => a.submitted - b.submitted);
  judged.sort((a, b) => b.submitted - a.submitted);
  return [...waiting, ...judged];
}

/** How many submissions wait among the items that somebody judges. */
export function waitingIn({ assignments, rows }: Gradebook, judges: (item: GradebookAssignment) => boolean): number {
  const own = assignments.map(judges);
  let count = 0;
  for (const { marks } of rows)
    for (const [column, assignment] of assignments.entries())
      if (own[column] && isWaiting(marks[column] ?? NO_WORK, assignment)) count += 1;
  return count;
}

/** How many submissions there are. */
export const handedIn = ({ rows }: Gradebook): number =>
  rows.reduce((sum, { marks }) => sum + marks.filter((mark) => mark !== NO_WORK).length, 0);

export interface GridParts {
  readonly students: readonly GradebookStudent[];
  readonly assignments: readonly GradebookAssignment[];
  /** What stands in a cell, whether or not it passes the filters. */
  readonly markAt: (student: GradebookStudent, assignment: GradebookAssignment) => Mark;
  /** Whether the filters leave a cell out. */
  readonly isDim: (student: GradebookStudent, assignment: GradebookAssignment, mark: Mark) => boolean;
  /** Nothing that was handed in passes the filters. */
  readonly isEmpty: boolean;
}

/** Whom and what the grid shows. Filters that judge work leave only those who have such work. */
export function gridFor(gradebook: Gradebook, filter: GradebookFilter): GridParts {
  const judges = filter.gradeStatus !== 'all' || filter.grade !== 'all';
  const open: GradebookFilter = { ...filter, gradeStatus: 'all', grade: 'all' };
  const withWork = new Set<unknown>();
  for (const { student, assignment } of worksIn(gradebook, filter)) {
    withWork.add(student).add(assignment);
    // without such a filter it is enough to know that there is something
    if (!judges) break;
  }
  const { students, assignments, rows } = gradebook;
  const rowOf = new Map(students.map(({ studentEnrollmentId }, row) => [studentEnrollmentId, row]));
  const columnOf = new Map(assignments.map(({ id }, column) => [id, column]));
  const passes = (assignment: GradebookAssignment, student: GradebookStudent, mark: Mark, by: GradebookFilter) =>
    matchesGradebookFilter(filteredOf(student, assignment, mark), by);
  const anybody = students.find(({ student }) => filter.student === null || student.id === filter.student);
  return {
    students: students.filter(
      (one) => (filter.student === null || filter.student === one.student.id) && (!judges || withWork.has(one)),
    ),
    assignments: assignments.filter(
      (one) => anybody && passes(one, anybody, NO_WORK, open) && (!judges || withWork.has(one)),
    ),
    markAt: ({ studentEnrollmentId }, { id }) =>
      rows[rowOf.get(studentEnrollmentId) ?? -1]?.marks[columnOf.get(id) ?? -1] ?? NO_WORK,
    isDim: (student, assignment, mark) => judges && !(mark !== NO_WORK && passes(assignment, student, mark, filter)),
    isEmpty: withWork.size === 0,
  };
}
