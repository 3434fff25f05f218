import type { LastWord } from '@bcs/contract/features/gradebook/model';
import type { GradebookAssignment, GradebookStudent } from '@bcs/contract/features/grading/model';
import { NOT_SUBMITTED, type Mark } from '@bcs/contract/features/grading/mark';

export const assignment = (id: number, more: Partial<GradebookAssignment> = {}): GradebookAssignment => ({
  id,
  contextId: 1,
  title: `Challenge ${id}`,
  effectiveDueDate: '2026-03-14T03:59:59.000Z',
  required: true,
  requiredForGraduation: false,
  prework: false,
  ...more,
});

export const student = (id: number): GradebookStudent => ({
  student: { id, firstName: 'Student', lastName: String(id) },
  studentEnrollmentId: 500 + id,
  userAccountAvatar: null,
  stays: [{ from: '2026-01-05T12:00:00.000Z', until: null }],
  isBlocked: false,
});

/**
 * Makes a sheet of these students and items; cells that are not given were not handed in. `at` counts seconds since
 * 1970.
 */
export function sheet(
  students: readonly GradebookStudent[],
  assignments: readonly GradebookAssignment[],
  works: readonly { readonly of: readonly [assignmentId: number, studentId: number]; mark: Mark; at?: number }[],
) {
  const cells = students.map(({ student: { id } }) =>
    assignments.map((item) => works.find(({ of: [itemId, studentId] }) => itemId === item.id && studentId === id)),
  );
  return {
    students: [...students],
    assignments: [...assignments],
    lastWords: [] as LastWord[],
    asOf: '2026-03-11T22:10:00.000Z',
    rows: cells.map((row) => ({
      marks: row.map((work) => work?.mark ?? NOT_SUBMITTED),
      submitted: row.map((work) => (work ? (work.at ?? 1) : 0)),
    })),
  };
}
