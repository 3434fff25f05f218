import type { Milestone } from '@bcs/contract/features/career-services/model';
import { DueDate } from '#features/coursework/due-date.tsx';
import { ListStatusBadge } from '#features/coursework/list-status-badge.tsx';
import { SubmissionBadge } from '#features/coursework/submission-badge.tsx';
import { TitleCell } from '#features/coursework/title-cell.tsx';
import type { Column } from '#kit/column.ts';
import { LinkButton } from '#kit/link-button.tsx';
import { Table } from '#kit/table.tsx';

const OPEN_STATUSES: readonly Milestone['status'][] = ['Not Submitted', 'Overdue', 'Before You Joined'];
const isOpen = ({ status }: Milestone) => OPEN_STATUSES.includes(status);

const COLUMNS: Column<Milestone>[] = [
  {
    key: 'title',
    header: 'Milestone',
    rowHeader: true,
    sortBy: ({ title }) => title,
    cell: (milestone) => <TitleCell item={milestone} />,
  },
  {
    key: 'due',
    header: 'Due',
    sortBy: ({ effectiveDueDate }) => effectiveDueDate,
    cell: ({ effectiveDueDate, status }) => <DueDate due={effectiveDueDate} overdue={status === 'Overdue'} />,
  },
  {
    key: 'status',
    header: 'Status',
    sortBy: ({ status }) => status,
    cell: (milestone) => (
      <span className="flex flex-wrap items-center gap-2">
        {milestone.status && <ListStatusBadge status={milestone.status} />}
        {/* what the career director said, once there is something to say it about */}
        {!isOpen(milestone) && milestone.submissionStatus && <SubmissionBadge status={milestone.submissionStatus} />}
      </span>
    ),
  },
  {
    key: 'action',
    header: 'Action',
    hideHeader: true,
    align: 'end',
    cell: (milestone) => (
      <LinkButton to="/coursework/$assignmentId/submit" params={{ assignmentId: String(milestone.id) }} size="sm">
        {isOpen(milestone) ? 'Submit' : 'Edit'}
        <span className="sr-only">: {milestone.title}</span>
      </LinkButton>
    ),
  },
];

/** Every milestone with how far the own work is. CAREER-006 */
export const OwnMilestones = ({ milestones }: { milestones: readonly Milestone[] }) => (
  <Table
    caption="Your career milestones by due date"
    columns={COLUMNS}
    rows={milestones}
    rowKey={({ id }) => id}
    cards
  />
);
