import { fullName, orderName } from '@bcs/contract/kernel/full-name';
import { END_REASON_NAMES } from '@bcs/contract/features/rosters/end-reasons';
import { isStudent, ROLE_NAMES } from '@bcs/contract/kernel/roles';
import { Badge, BlockedBadge } from '#kit/badge.tsx';
import type { Column } from '#kit/column.ts';
import { EmailText } from '#kit/email-text.tsx';
import { NameInLine } from '#kit/name-in-line.tsx';
import { TextLink } from '#kit/text-link.tsx';
import type { Output } from '#lib/api.ts';
import { Moment } from '#lib/moment.tsx';
import { RowActions } from './row-actions.tsx';

export type RosterRow = Output<'roster'>['rows'][number];
type Row = RosterRow;

interface Shown {
  readonly active: boolean;
  readonly mayChange: boolean;
  readonly readsPast: boolean;
  readonly courseId: number;
  readonly code: string;
  readonly timeZone: string;
}

const EMAIL: Column<Row> = {
  key: 'email',
  header: 'E-mail',
  className: 'md:w-1/2 md:max-w-0',
  cell: ({ email }) => <EmailText className="text-sm text-muted md:block md:truncate md:*:hidden">{email}</EmailText>,
};

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
    // a row is one line: longer text is cut off with dots
    className: 'max-md:pr-24! max-md:min-h-8 md:w-1/2 md:max-w-0',
    sortBy: orderName,
    cell: ({ enrollmentId, isNew, isBlocked, refusesMail, role, ...row }) => (
      <span className="flex items-center gap-x-2 wrap-anywhere max-md:flex-wrap">
        {!active && readsPast && isStudent(role) ? (
          <TextLink
            to="/students/$enrollmentId/past"
            params={{ enrollmentId: String(enrollmentId) }}
            search={{ class: String(courseId) }}
            className="min-w-0"
          >
            <NameInLine name={fullName(row)} />
          </TextLink>
        ) : (
          <NameInLine name={fullName(row)} />
        )}
        {isBlocked && <BlockedBadge />}
        {isNew && <Badge tone="brand">Never signed in</Badge>}
        {refusesMail && <Badge tone="warn">Refuses e-mail</Badge>}
      </span>
    ),
  },
  EMAIL,
  {
    key: 'role',
    header: 'Role',
    className: 'whitespace-nowrap',
    sortBy: ({ role }) => role,
    cell: ({ role }) => ROLE_NAMES[role],
  },
  {
    key: 'activatedAt',
    header: 'Since',
    sortBy: (row) => row.activatedAt,
    cell: ({ activatedAt }) => <Moment at={activatedAt} zone={timeZone} dayOnly />,
  },
  ...(active ? [] : [ended(timeZone)]),
  {
    key: 'actions',
    header: 'Actions',
    hideHeader: true,
    align: 'end',
    className: mayChange && active ? 'max-md:absolute max-md:top-2 max-md:right-12' : undefined,
    cell: (row) => <RowActions row={row} mayChange={mayChange} code={code} timeZone={timeZone} />,
  },
];

const ended = (timeZone: string): Column<Row> => ({
  key: 'endedAt',
  header: 'Ended',
  sortBy: ({ endedAt }) => endedAt ?? '',
  cell: ({ endedAt, endReason, lastDay }) => (
    <span className="grid text-sm">
      {endedAt === null ? '–' : <Moment at={endedAt} zone={timeZone} dayOnly />}
      <span className="text-muted">
        {endReason === null ? 'Has another role, or left before reasons were kept' : END_REASON_NAMES[endReason]}
        {lastDay !== null && `, last day ${lastDay}`}
      </span>
    </span>
  ),
});
