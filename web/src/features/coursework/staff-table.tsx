import type { ReactNode } from 'react';
import type { Assignment } from '@bcs/contract/features/coursework/model';
import { percentOf } from '@bcs/contract/features/coursework/percentages';
import type { Column } from '#kit/column.ts';
import { Table } from '#kit/table.tsx';
import { Moment } from '#lib/moment.tsx';
import { useNow } from '#lib/now.ts';
import { useViewer } from '#lib/viewer.ts';
import { Share } from './share.tsx';
import { TitleCell } from './title-cell.tsx';

/** The buttons that a role has for an item, passed in by the page. */
export type ItemActions = (assignment: Assignment) => ReactNode;

type Props = {
  caption: string;
  assignments: readonly Assignment[];
  students: number;
  actions: ItemActions;
  /** Returns the week of each row, if the table shows several weeks. */
  weekOf?: (assignment: Assignment) => number;
  empty?: ReactNode;
};

/** One height of row, and columns of one width in every table of the page. */
const LOW = 'md:w-36 md:min-w-36 md:py-0.5';

/** A table of coursework for staff: Assignment, Submitted, Graded, Actions. WORK-006, GRADE-054..GRADE-056 */
export function StaffTable({ caption, assignments, students, actions, weekOf, empty }: Props) {
  const now = useNow();
  const { timeZone } = useViewer();
  const columns: Column<Assignment>[] = [
    {
      key: 'title',
      header: 'Assignment',
      rowHeader: true,
      className: 'md:w-full md:max-w-0 md:py-0.5',
      sortBy: ({ effectiveDueDate }) => effectiveDueDate,
      cell: (assignment) => (
        <TitleCell item={assignment} dense>
          <span className="text-sm text-muted">
            {weekOf && `Week ${weekOf(assignment)} · `}Due{' '}
            <Moment at={assignment.effectiveDueDate} zone={timeZone} dayOnly />
          </span>
        </TitleCell>
      ),
    },
    {
      key: 'submitted',
      header: 'Submitted',
      sortBy: ({ submittedStudentCount }) => percentOf(submittedStudentCount ?? 0, students),
      className: LOW,
      cell: ({ submittedStudentCount, title, effectiveDueDate }) => (
        <Share
          label={`Submitted: ${title}`}
          part={submittedStudentCount ?? 0}
          whole={students}
          isDue={effectiveDueDate <= now}
        />
      ),
    },
    {
      key: 'graded',
      header: 'Graded',
      sortBy: ({ gradedStudentCount, submittedStudentCount }) =>
        percentOf(gradedStudentCount ?? 0, submittedStudentCount ?? 0),
      className: LOW,
      cell: ({ gradedStudentCount, submittedStudentCount, title, effectiveDueDate }) => (
        <Share
          label={`Graded: ${title}`}
          part={gradedStudentCount ?? 0}
          whole={submittedStudentCount ?? 0}
          isDue={effectiveDueDate <= now}
        />
      ),
    },
    { key: 'actions', header: 'Actions', align: 'end', className: 'md:w-38 md:min-w-38 md:py-0.5', cell: actions },
  ];
  return <Table caption={caption} columns={columns} rows={assignments} rowKey={({ id }) => id} cards empty={empty} />;
}
