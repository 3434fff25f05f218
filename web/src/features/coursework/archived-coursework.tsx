import type { Assignment } from '@bcs/contract/features/coursework/model';
import { Card, CardHeader } from '#kit/card.tsx';
import type { Column } from '#kit/column.ts';
import { Table } from '#kit/table.tsx';
import { TitleCell } from './title-cell.tsx';

/** Describes the work that was handed in: a student's grade, or counts for staff. */
const workText = ({ submittedStudentCount, gradedStudentCount, submissionGrade }: Assignment): string =>
  submittedStudentCount === null
    ? (submissionGrade?.grade ?? 'Submitted')
    : `${submittedStudentCount} submitted, ${gradedStudentCount ?? 0} graded`;

const COLUMNS: Column<Assignment>[] = [
  { key: 'title', header: 'Assignment', rowHeader: true, cell: (assignment) => <TitleCell item={assignment} /> },
  { key: 'work', header: 'Work', cell: workText },
];

/** Items that accept no new work and do not count; their submissions, grades and comments stay readable. ADM-100 */
export function ArchivedCoursework({ assignments }: { assignments: readonly Assignment[] }) {
  if (assignments.length === 0) return null;
  return (
    <Card>
      <CardHeader
        title="Archived"
        className="px-4 pt-4 sm:px-5 pb-3"
        lead="Takes no new work, and counts neither as missed nor in averages."
      />
      <Table cards caption="Archived coursework" columns={COLUMNS} rows={assignments} rowKey={({ id }) => id} />
    </Card>
  );
}
