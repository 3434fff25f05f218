import { dateText } from '@bcs/contract/kernel/clock';
import type { Column } from '#kit/column.ts';
import { TextLink } from '#kit/text-link.tsx';
import type { Output } from '#lib/api.ts';
import { ClassStateBadge } from './class-state-badge.tsx';

type Row = Output<'adminClasses'>['rows'][number];

export const CLASS_COLUMNS: readonly Column<Row>[] = [
  {
    key: 'name',
    header: 'Class',
    rowHeader: true,
    sortBy: ({ name }) => name,
    cell: ({ courseId, name, code }) => (
      <span className="grid min-w-0">
        <TextLink to="/admin/classes/$courseId" params={{ courseId: String(courseId) }} className="wrap-anywhere">
          {name}
        </TextLink>
        <span className="text-sm font-normal wrap-anywhere text-muted">{code}</span>
      </span>
    ),
  },
  { key: 'state', header: 'State', cell: ({ state }) => <ClassStateBadge state={state} /> },
  {
    key: 'university',
    header: 'University',
    sortBy: ({ university }) => university,
    cell: ({ university, cohort }) => (
      <span className="grid min-w-0 wrap-anywhere">
        {university}
        <span className="text-sm text-muted">{cohort}</span>
      </span>
    ),
  },
  {
    key: 'startDate',
    header: 'Days',
    sortBy: ({ startDate }) => startDate,
    cell: ({ startDate, endDate }) => `${dateText(startDate)} to ${dateText(endDate)}`,
  },
  { key: 'students', header: 'Students', cell: ({ students }) => students },
];
