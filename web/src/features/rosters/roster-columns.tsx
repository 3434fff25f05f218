import { fullName, orderName } from '@bcs/contract/kernel/full-name';
import { END_REASON_NAMES, ORIGIN_NAMES } from '@bcs/contract/features/rosters/end-reasons';
import { isStudent, ROLE_NAMES } from '@bcs/contract/kernel/roles';
import { Badge, BlockedBadge } from '#kit/badge.tsx';
import type { Column } from '#kit/column.ts';
import { TextLink } from '#kit/text-link.tsx';
import type { Output } from '#lib/api.ts';
import { formatDate } from '#lib/dates.ts';
import { RowActions } from './row-actions.tsx';

type Row = Output<'roster'>['rows'][number];

interface Shown {
  readonly active: boolean;
  readonly mayChange: boolean;
  readonly readsPast: boolean;
  readonly courseId: number;
  readonly code: string;
  readonly timeZone: string;
}

/** The columns of the roster; in the tab Past, when and why somebody left. ADM-029, ADM-033 */
export const rosterColumns = ({
  active,
  mayChange,
  readsPast,
  courseId,
  code,
  timeZone,
}: Shown): readonly Column<Row>[] => [
  {
    key: 'name',
    header: 'Name',
    rowHeader: true,
    sortBy: orderName,
    cell: ({ enrollmentId, firstName, lastName, email, isNew, isBlocked, refusesMail, role }) => (
      <span className="grid min-w-0">
        <span className="flex flex-wrap items-center gap-2 wrap-anywhere">
          {!active && readsPast && isStudent(role) ? (
            <TextLink
              to="/students/$enrollmentId/past"
              params={{ enrollmentId: String(enrollmentId) }}
              search={{ class: String(courseId) }}
            >
              {fullName({ firstName, lastName })}
            </TextLink>
          ) : (
            fullName({ firstName, lastName })
          )}
          {isBlocked && <BlockedBadge />}
          {isNew && <Badge tone="brand">Never signed in</Badge>}
          {refusesMail && <Badge tone="warn">Refuses e-mail</Badge>}
        </span>
        <span className="text-sm font-normal wrap-anywhere text-muted">{email}</span>
      </span>
    ),
  },
  { key: 'role', header: 'Role', sortBy: ({ role }) => role, cell: ({ role }) => ROLE_NAMES[role] },
  {
    key: 'activatedAt',
    header: 'Since',
    sortBy: (row) => row.activatedAt,
    cell: ({ activatedAt, origin }) => (
      <span className="grid text-sm">
        {formatDate(activatedAt, timeZone)}
        <span className="text-muted">{ORIGIN_NAMES[origin]}</span>
      </span>
    ),
  },
  ...(active ? [] : [ended(timeZone)]),
  {
    key: 'actions',
    header: 'Actions',
    hideHeader: true,
    align: 'end',
    cell: (row) => <RowActions row={row} mayChange={mayChange} code={code} timeZone={timeZone} />,
  },
];

const ended = (timeZone: string): Column<Row> => ({
  key: 'endedAt',
  header: 'Ended',
  sortBy: ({ endedAt }) => endedAt ?? '',
  cell: ({ endedAt, endReason, lastDay }) => (
    <span className="grid text-sm">
      {endedAt === null ? '–' : formatDate(endedAt, timeZone)}
      <span className="text-muted">
        {endReason === null ? 'Has another role, or left before reasons were kept' : END_REASON_NAMES[endReason]}
        {lastDay !== null && `, last day ${lastDay}`}
      </span>
    </span>
  ),
});
