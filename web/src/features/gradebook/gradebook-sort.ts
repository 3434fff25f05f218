import { averageOfRow, weightOfMark } from '@bcs/contract/features/gradebook/figures';
import { NOT_SUBMITTED } from '@bcs/contract/features/grading/mark';
import type { GradebookStudent } from '@bcs/contract/features/grading/model';
import type { DatedGradebook } from './gradebook-rows.ts';

/** The values by which rows are sorted, lowest first: averages, or the marks of the item with this id. */
type By = 'average' | number;
/** A minus in front turns the order around; null is the order of the names. */
export type GradebookSort = `${'' | '-'}${By}` | null;

/** Reads the order from an address; an unknown one means the order of names. */
export const parseSort = (text: unknown): GradebookSort =>
  typeof text === 'string' && /^-?(average|[1-9]\d{0,9})$/.test(text) ? (text as GradebookSort) : null;

/** The students of a gradebook in this order; those who are equal stay in the order of their names. */
export function sortStudents(gradebook: DatedGradebook, sort: GradebookSort): readonly GradebookStudent[] {
  const { students, assignments, rows, asOf } = gradebook;
  if (sort === null) return students;
  const [by, down] = [sort.replace('-', ''), sort.startsWith('-')];
  const column = assignments.findIndex(({ id }) => String(id) === by);
  const item = assignments[column];
  if (by !== 'average' && !item) return students;
  const weights = new Map(
    students.map((student, row) => {
      const marks = rows[row]?.marks ?? [];
      // who has no average is below everybody who has one
      const weight = item
        ? weightOfMark(item, { mark: marks[column] ?? NOT_SUBMITTED, stays: student.stays }, asOf)
        : (averageOfRow(assignments, marks) ?? -1);
      return [student, down ? -weight : weight] as const;
    }),
  );
  return students.toSorted((a, b) => (weights.get(a) ?? 0) - (weights.get(b) ?? 0));
}
