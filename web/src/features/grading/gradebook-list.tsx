import { useState } from 'react';
import type { GradebookRow } from '@bcs/contract/features/grading/model';
import { feedbackLabel } from '@bcs/contract/features/coursework/career-feedback';
import { isCareer } from '@bcs/contract/features/enrollments/contexts';
import { gradeListStyle, type GradeListStyle } from '@bcs/contract/features/grading/scale';
import { Avatar } from '#kit/avatar.tsx';
import { Badge } from '#kit/badge.tsx';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';
import type { Column } from '#kit/column.ts';
import { sortRows, type Sort } from '#kit/sort.ts';
import { Table } from '#kit/table.tsx';
import type { Tone } from '#kit/tone.ts';
import { feedbackTone } from '#features/coursework/submission-badge.tsx';
import { necessity } from '#features/coursework/item-badges.tsx';
import { formatDate } from '#lib/dates.ts';
import { useViewer } from '#lib/viewer.ts';
import { isJudged } from './gradebook-rows.ts';
import { GradingLink } from './grading-link.tsx';

/** GRADE-051..GRADE-053 */
const TONE: Readonly<Record<GradeListStyle, Tone>> = { success: 'good', warning: 'warn', error: 'bad' };
const PAGE = 100;

/** One row for each submission: what waits first. GRADE-037 */
export function GradebookList({ rows }: { rows: readonly GradebookRow[] }) {
  const { timeZone } = useViewer();
  const [sort, setSort] = useState<Sort | null>(null);
  const [shown, setShown] = useState(PAGE);
  const columns: Column<GradebookRow>[] = [
    {
      key: 'student',
      header: 'Student',
      rowHeader: true,
      sortBy: ({ student }) => `${student.lastName} ${student.firstName}`,
      cell: ({ student, userAccountAvatar }) => (
        <span className="flex items-center gap-3">
          <Avatar name={`${student.firstName} ${student.lastName}`} src={userAccountAvatar} size={32} />
          {student.firstName} {student.lastName}
        </span>
      ),
    },
    {
      key: 'assignment',
      header: 'Assignment',
      sortBy: ({ assignment }) => assignment.effectiveDueDate,
      cell: ({ assignment }) => (
        <span className="grid">
          {assignment.title}
          <span className="text-xs text-muted">
            {necessity(assignment)}
            {isCareer(assignment) && ' · Career'}
          </span>
        </span>
      ),
    },
    {
      key: 'date',
      header: 'Submitted',
      className: 'whitespace-nowrap',
      sortBy: ({ submission }) => submission.date,
      cell: ({ submission }) => formatDate(submission.date, timeZone),
    },
    {
      key: 'grade',
      header: 'Grade',
      sortBy: ({ submissionGrade, careerFeedback }) => submissionGrade?.grade ?? careerFeedback?.careerFeedbackStatusId,
      cell: (row) => <Judgement row={row} />,
    },
    {
      key: 'action',
      header: 'Action',
      hideHeader: true,
      align: 'end',
      cell: (row) => (
        <GradingLink
          assignmentId={row.assignment.id}
          contextId={row.assignment.contextId}
          student={row.student}
          assessed={isJudged(row)}
        />
      ),
    },
  ];
  const by = columns.find(({ key }) => key === sort?.column)?.sortBy;
  const sorted = by && sort ? sortRows(rows, by, sort.descending) : rows;
  return (
    <Card>
      <Table
        caption="Submissions"
        columns={columns}
        rows={sorted.slice(0, shown)}
        rowKey={({ submission }) => submission.id}
        sort={sort}
        onSort={setSort}
        cards
      />
      <footer className="flex flex-wrap items-center justify-between gap-3 border-t border-line px-5 py-3 text-sm text-muted">
        <span role="status">
          {Math.min(shown, rows.length)} of {rows.length} submissions
        </span>
        {shown < rows.length && (
          <Button size="sm" onClick={() => setShown(shown + PAGE)}>
            Show more
          </Button>
        )}
      </footer>
    </Card>
  );
}

function Judgement({ row: { assignment, submissionGrade, careerFeedback } }: { row: GradebookRow }) {
  if (submissionGrade) return <Badge tone={TONE[gradeListStyle(submissionGrade.grade)]}>{submissionGrade.grade}</Badge>;
  if (!isCareer(assignment)) return <Badge tone="brand">Ungraded</Badge>;
  const statusId = careerFeedback?.careerFeedbackStatusId ?? null;
  return <Badge tone={feedbackTone(statusId)}>{feedbackLabel(statusId)}</Badge>;
}
