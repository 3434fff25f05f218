import type { DetailedData } from '@bcs/contract/features/weekly-feedback/model';
import { OUTSIDE_TIME, RATINGS } from '@bcs/contract/features/weekly-feedback/ratings';
import { Card, CardHeader } from '#kit/card.tsx';
import type { Column } from '#kit/column.ts';
import { Table } from '#kit/table.tsx';
import { TextLink } from '#kit/text-link.tsx';
import { Moment } from '#lib/moment.tsx';
import { useViewer } from '#lib/viewer.ts';

const ratingColumns: readonly Column<DetailedData>[] = RATINGS.map(({ field, label }) => ({
  key: field,
  header: label,
  align: 'end',
  sortBy: (row: DetailedData) => row[field],
  cell: (row: DetailedData) => <span className="tabular-nums">{row[field] === 0 ? 'N/A' : row[field]}</span>,
}));

/** The answers of each student in the chosen week, for people who see names. WEEK-007, WEEK-010 */
export function WeekAnswers({ details }: { details: readonly DetailedData[] }) {
  const { timeZone } = useViewer();
  const columns: readonly Column<DetailedData>[] = [
    {
      key: 'name',
      header: 'Student',
      rowHeader: true,
      sortBy: ({ studentName }) => studentName,
      cell: ({ studentName, studentEnrollmentId }) => (
        <TextLink to="/students/$enrollmentId" params={{ enrollmentId: String(studentEnrollmentId) }}>
          {studentName}
        </TextLink>
      ),
    },
    {
      key: 'submitted',
      header: 'Submitted',
      sortBy: ({ submittedDate }) => submittedDate,
      cell: ({ submittedDate }) => <Moment at={submittedDate} zone={timeZone} dayOnly />,
    },
    ...ratingColumns,
    {
      key: 'hours',
      header: 'Hours outside of class',
      align: 'end',
      sortBy: ({ outsideTimeSpent }) => outsideTimeSpent,
      cell: ({ outsideTimeSpent }) => (
        <span className="whitespace-nowrap tabular-nums">{OUTSIDE_TIME[outsideTimeSpent - 1]}</span>
      ),
    },
  ];
  return (
    <Card aria-label="Answers by student" data-paper="wide">
      <CardHeader
        title={`Answers by student ${details.length === 0 ? '' : `(${details.length})`}`}
        lead="Only student success managers and admins see who answered what."
        className="px-4 pt-4 pb-3 sm:px-5"
      />
      {details.length === 0 ? (
        <p className="px-4 pb-3 text-muted sm:px-5">Nobody has answered in this week yet.</p>
      ) : (
        <Table
          caption="What each student answered"
          cards
          columns={columns}
          rows={details}
          rowKey={({ week, studentEnrollmentId }) => `${week} ${studentEnrollmentId}`}
        />
      )}
    </Card>
  );
}
