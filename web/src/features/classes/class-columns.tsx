import type { Instant } from '@bcs/contract/kernel/clock';
import type { Column } from '#kit/column.ts';
import { TextLink } from '#kit/text-link.tsx';
import type { Output } from '#lib/api.ts';
import { formatDay } from '#lib/dates.ts';
import { ClassStateBadge } from './class-state-badge.tsx';

type Row = Output<'adminClasses'>['rows'][number];

/** The columns of the list of classes. ADM-065 */
export const classColumns = (now: Instant, severalUniversities: boolean): readonly Column<Row>[] => [
  {
    key: 'name',
    header: 'Class',
    rowHeader: true,
    sortBy: ({ name }) => name,
    cell: ({ courseId, name }) => (
      <TextLink to="/admin/classes/$courseId" params={{ courseId: String(courseId) }} className="wrap-anywhere">
        {name}
      </TextLink>
    ),
  },
  {
    key: 'code',
    header: 'Code',
    sortBy: ({ code }) => code,
    cell: ({ code }) => <span className="block text-sm wrap-anywhere md:max-w-72 md:truncate">{code}</span>,
  },
  { key: 'running', header: 'State', sortBy: () => null, cell: (found) => <ClassStateBadge found={found} now={now} /> },
  {
    key: 'university',
    header: severalUniversities ? 'University' : 'Cohort',
    sortBy: severalUniversities ? ({ university }) => university : undefined,
    cell: ({ university, cohort }) => (
      <span className="text-sm wrap-anywhere">{severalUniversities ? `${university} · ${cohort}` : cohort}</span>
    ),
  },
  {
    key: 'startDate',
    header: 'Days',
    sortBy: ({ startDate }) => startDate,
    cell: ({ startDate, endDate }) => (
      <span className="text-sm whitespace-nowrap">
        {formatDay(startDate)} – {formatDay(endDate)}
      </span>
    ),
  },
  { key: 'students', header: 'Students', align: 'end', cell: ({ students }) => students },
];
