import { useState } from 'react';
import { IconListCheck } from '@tabler/icons-react';
import type { Assignment } from '@bcs/contract/features/coursework/model';
import { isBeforeJoining } from '@bcs/contract/features/coursework/statuses';
import { Card, CardHeader } from '#kit/card.tsx';
import type { Column } from '#kit/column.ts';
import { EmptyState } from '#kit/empty-state.tsx';
import { Segmented } from '#kit/segmented.tsx';
import { Table } from '#kit/table.tsx';
import { useNow } from '#lib/now.ts';
import { PastLine } from '#lib/past-line.tsx';
import { pastText, splitPast } from '#lib/past-weeks.ts';
import { DueDate } from './due-date.tsx';
import { ListStatusBadge } from './list-status-badge.tsx';
import { SubmissionBadge } from './submission-badge.tsx';
import { TitleCell } from './title-cell.tsx';
import { useCourseWeek } from './use-course-week.ts';

const VIEWS = [
  { value: 'all', label: 'All' },
  { value: 'open', label: 'To do' },
  { value: 'done', label: 'Submitted' },
] as const;

type Props = { assignments: readonly Assignment[]; overdue: readonly Assignment[] };

/**
 * Every assignment and milestone of the course, by due date. The weeks that are over are one line, and what is handed
 * in begins with the latest. D-301
 */
export function AllCoursework({ assignments, overdue }: Props) {
  const now = useNow();
  const late = new Set(overdue.map(({ id }) => id));
  const isOpen = ({ submittedAt, id }: Assignment) => submittedAt === null || late.has(id);
  // what is done is in the way of what is to do
  const [view, setView] = useState<(typeof VIEWS)[number]['value']>(() => (assignments.some(isOpen) ? 'open' : 'all'));
  const [unfolded, setUnfolded] = useState(false);
  const { weekOf, thisWeek } = useCourseWeek();
  const chosen = assignments.filter((assignment) => view === 'all' || isOpen(assignment) === (view === 'open'));
  const { past, rest } =
    view === 'all'
      ? splitPast(chosen, weekOf, thisWeek)
      : { past: [], rest: view === 'done' ? chosen.toReversed() : chosen };
  const columns: Column<Assignment>[] = [
    {
      key: 'title',
      header: 'Assignment',
      rowHeader: true,
      sortBy: ({ title }) => title,
      cell: (assignment) => <TitleCell item={assignment} />,
    },
    {
      key: 'due',
      header: 'Due',
      sortBy: ({ effectiveDueDate }) => effectiveDueDate,
      cell: ({ id, effectiveDueDate }) => <DueDate due={effectiveDueDate} overdue={late.has(id)} />,
    },
    {
      key: 'status',
      header: 'Status',
      sortBy: ({ submissionStatus }) => submissionStatus,
      cell: ({ submissionStatus, submissionGrade, ...item }) => (
        <span className="inline-flex items-center gap-2">
          {item.submittedAt === null && isBeforeJoining(item, now) ? (
            <ListStatusBadge status="Before You Joined" />
          ) : (
            <SubmissionBadge status={submissionStatus ?? ''} grade={submissionGrade?.grade} />
          )}
          {submissionGrade && <span className="font-semibold">{submissionGrade.grade}</span>}
        </span>
      ),
    },
  ];
  return (
    <Card>
      <CardHeader title="All coursework" className="px-4 pt-4 sm:px-5 pb-3">
        <Segmented label="Show" options={VIEWS} value={view} onChange={setView} />
      </CardHeader>
      {past.length > 0 && <PastLine text={pastText(past, weekOf, 'item')} open={unfolded} onOpen={setUnfolded} />}
      <Table
        caption="All coursework by due date"
        columns={columns}
        rows={unfolded ? [...past, ...rest] : rest}
        nowAt={past.length > 0 ? rest[0]?.id : undefined}
        rowKey={({ id }) => id}
        cards
        empty={<EmptyState level={3} icon={<IconListCheck size={30} stroke={1.7} />} title="No coursework matches." />}
      />
    </Card>
  );
}
