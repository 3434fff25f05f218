import type { ReactNode } from 'react';
import type { Assignment } from '@bcs/contract/features/coursework/model';
import { percentOf } from '@bcs/contract/features/coursework/percentages';
import type { Column } from '#kit/column.ts';
import { Table } from '#kit/table.tsx';
import { DueDate } from './due-date.tsx';
import { Share } from './share.tsx';
import { TitleCell } from './title-cell.tsx';

/** The buttons that a role has for an item; whoever composes the page brings them. */
export type Actions = (assignment: Assignment) => ReactNode;

type Props = {
  caption: string;
  assignments: readonly Assignment[];
  students: number;
  actions: Actions;
  empty?: ReactNode;
};

/** Assignment, Submitted, Graded, Actions. WORK-006, GRADE-054..GRADE-056 */
export function StaffTable({ caption, assignments, students, actions, empty }: Props) {
  const columns: Column<Assignment>[] = [
    {
      key: 'title',
      header: 'Assignment',
      rowHeader: true,
      sortBy: ({ effectiveDueDate }) => effectiveDueDate,
      cell: (assignment) => (
        <TitleCell item={assignment}>
          <DueDate due={assignment.effectiveDueDate} />
        </TitleCell>
      ),
    },
    {
      key: 'submitted',
      header: 'Submitted',
      sortBy: ({ submittedStudentCount }) => percentOf(submittedStudentCount ?? 0, students),
      cell: ({ submittedStudentCount, title }) => (
        <Share label={`Submitted: ${title}`} part={submittedStudentCount ?? 0} whole={students} />
      ),
    },
    {
      key: 'graded',
      header: 'Graded',
      sortBy: ({ gradedStudentCount, submittedStudentCount }) =>
        percentOf(gradedStudentCount ?? 0, submittedStudentCount ?? 0),
      cell: ({ gradedStudentCount, submittedStudentCount, title }) => (
        <Share label={`Graded: ${title}`} part={gradedStudentCount ?? 0} whole={submittedStudentCount ?? 0} />
      ),
    },
    { key: 'actions', header: 'Actions', align: 'end', cell: actions },
  ];
  return <Table caption={caption} columns={columns} rows={assignments} rowKey={({ id }) => id} cards empty={empty} />;
}
