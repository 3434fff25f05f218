import { isWaiting, NOT_SUBMITTED, type Mark } from '@bcs/contract/features/grading/mark';
import { matchesGradebookFilter, type GradebookFilter } from '@bcs/contract/features/gradebook/filter';
import { toFilteredRow, indexLastWords, filteredWorks, type Gradebook } from '@bcs/contract/features/gradebook/rows';
import type { GradebookAssignment, GradebookStudent } from '@bcs/contract/features/grading/model';
import {
  averageOfColumn,
  averageOfRow,
  isWorkMissing,
  countShares,
  type Share,
} from '@bcs/contract/features/gradebook/figures';
import type { Instant } from '@bcs/contract/kernel/clock';
import { matchesName } from './name-search.ts';

/** A gradebook with the time at which it was fetched, which separates missing work from work that is not due. */
export interface DatedGradebook extends Gradebook {
  readonly asOf: Instant;
}

/** Counts the submissions that wait among the items that somebody judges; of a blocked person none does. D-229 */
export function countWaiting(
  { students, assignments, rows }: Gradebook,
  judges: (item: GradebookAssignment) => boolean,
): number {
  const own = assignments.map(judges);
  let count = 0;
  for (const [row, { marks }] of rows.entries())
    for (const [column, assignment] of assignments.entries())
      if (own[column] && !students[row]?.isBlocked && isWaiting(marks[column] ?? NOT_SUBMITTED, assignment)) count += 1;
  return count;
}

/** Counts the submissions. */
export const countSubmissions = ({ rows }: Gradebook): number =>
  rows.reduce((sum, { marks }) => sum + marks.filter((mark) => mark !== NOT_SUBMITTED).length, 0);

type ColumnFigures = { readonly average: number | null; readonly shares: readonly Share[] };

/** The students of the class that the grid shows, and their order. */
type Chosen = { readonly name?: string | undefined; readonly order?: readonly GradebookStudent[] | undefined };

export interface GridParts {
  readonly students: readonly GradebookStudent[];
  readonly assignments: readonly GradebookAssignment[];
  /** Returns the mark of a cell, whether or not it passes the filters. */
  readonly markAt: (student: GradebookStudent, assignment: GradebookAssignment) => Mark;
  /** The average of a student, as their own page of grades shows it; null while there is none. */
  readonly averageOf: (student: GradebookStudent) => number | null;
  /** The average of what was given on an item, and how everything is distributed; of the whole class. */
  readonly figuresOf: (assignment: GradebookAssignment) => ColumnFigures;
  /** Tells whether work is missing, rather than just not due. */
  readonly isMissing: (student: GradebookStudent, assignment: GradebookAssignment, mark: Mark) => boolean;
  /** Tells whether the filters exclude a cell. */
  readonly isDim: (student: GradebookStudent, assignment: GradebookAssignment, mark: Mark) => boolean;
  /** Shown if no submission passes the filters. */
  readonly isEmpty: boolean;
}

/** Builds the grid: its students and items. Filters that judge work leave only those who have such work. */
export function buildGrid(
  gradebook: DatedGradebook,
  filter: GradebookFilter,
  { name = '', order = gradebook.students }: Chosen = {},
): GridParts {
  const judges = filter.gradeStatus !== 'all' || filter.grade !== 'all' || filter.comments !== 'all';
  const open: GradebookFilter = { ...filter, gradeStatus: 'all', grade: 'all', comments: 'all' };
  const hasLastWord = indexLastWords(gradebook);
  const withWork = new Set<unknown>();
  for (const { student, assignment } of filteredWorks(gradebook, filter)) {
    withWork.add(student).add(assignment);
    // without such a filter it is enough to know that there is work
    if (!judges) break;
  }
  const { students, assignments, rows, asOf } = gradebook;
  const rowOf = new Map(students.map(({ studentEnrollmentId }, row) => [studentEnrollmentId, row]));
  const columnOf = new Map(assignments.map(({ id }, column) => [id, column]));
  const passes = (assignment: GradebookAssignment, student: GradebookStudent, mark: Mark, by: GradebookFilter) =>
    matchesGradebookFilter(toFilteredRow(student, assignment, mark, hasLastWord(student, assignment)), by);
  const anybody = students.find(({ student }) => filter.student === null || student.id === filter.student);
  return {
    students: order.filter(
      (one) =>
        (filter.student === null || filter.student === one.student.id) &&
        (!judges || withWork.has(one)) &&
        matchesName(one, name),
    ),
    assignments: assignments.filter(
      (one) => anybody && passes(one, anybody, NOT_SUBMITTED, open) && (!judges || withWork.has(one)),
    ),
    markAt: ({ studentEnrollmentId }, { id }) =>
      rows[rowOf.get(studentEnrollmentId) ?? -1]?.marks[columnOf.get(id) ?? -1] ?? NOT_SUBMITTED,
    averageOf: ({ studentEnrollmentId }) =>
      averageOfRow(assignments, rows[rowOf.get(studentEnrollmentId) ?? -1]?.marks ?? []),
    figuresOf: (assignment) => {
      const column = columnOf.get(assignment.id) ?? -1;
      const cells = rows.flatMap(({ marks }, place) => {
        const [mark, whose] = [marks[column] ?? NOT_SUBMITTED, students[place]];
        // a blocked student is not counted as missing work
        return !whose || (whose.isBlocked && mark === NOT_SUBMITTED) ? [] : [{ mark, stays: whose.stays }];
      });
      return { average: averageOfColumn(cells.map(({ mark }) => mark)), shares: countShares(assignment, cells, asOf) };
    },
    isMissing: ({ stays }, assignment, mark) => isWorkMissing(assignment, { mark, stays }, asOf),
    isDim: (student, assignment, mark) =>
      judges && !(mark !== NOT_SUBMITTED && passes(assignment, student, mark, filter)),
    isEmpty: withWork.size === 0,
  };
}
