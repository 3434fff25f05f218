import type { ReactNode } from 'react';
import { Badge } from '#kit/badge.tsx';
import { Button } from '#kit/button.tsx';
import type { Column } from '#kit/column.ts';
import { EmailText } from '#kit/email-text.tsx';
import type { Output } from '#lib/api.ts';
import { Moment } from '#lib/moment.tsx';

export type GrantRow = Output<'grants'>['rows'][number];

/** The columns of the grants list. @param ownId whose grant has no button, since nobody ends the own one (ADM-009) */
export const grantColumns = (
  zone: string,
  ownId: number,
  onEnd: (grant: GrantRow) => void,
): readonly Column<GrantRow>[] => [
  {
    key: 'name',
    header: 'Person',
    rowHeader: true,
    sortBy: () => null,
    cell: ({ account: { name, email, active, hasSecondFactor } }) => (
      <span className="flex flex-wrap items-center gap-x-2 wrap-anywhere">
        {name}
        <EmailText className="min-w-0 text-sm font-normal text-muted">{email}</EmailText>
        {!active && <Badge tone="bad">Deactivated</Badge>}
        {!hasSecondFactor && <Badge tone="warn">No second factor yet</Badge>}
      </span>
    ),
  },
  {
    key: 'university',
    header: 'Administers',
    sortBy: () => null,
    cell: ({ university }) => <span className="wrap-anywhere">{university?.name ?? 'The whole installation'}</span>,
  },
  {
    key: 'givenAt',
    header: 'Given',
    sortBy: () => null,
    cell: ({ givenAt, givenBy }) => (
      <Told at={<Moment at={givenAt} zone={zone} dayOnly />} by={givenBy ?? 'the command line or set-up'} />
    ),
  },
  {
    key: 'end',
    header: 'End',
    hideHeader: true,
    align: 'end',
    cell: (grant) =>
      grant.endedAt !== null ? (
        <span className="text-muted">
          Ended <Told at={<Moment at={grant.endedAt} zone={zone} dayOnly />} by={grant.endedBy ?? 'the command line'} />
        </span>
      ) : grant.account.id === ownId ? (
        <span className="text-sm text-muted">Your own</span>
      ) : (
        <Button size="sm" aria-label={`End the grant of ${grant.account.name}`} onClick={() => onEnd(grant)}>
          End
        </Button>
      ),
  },
];

const Told = ({ at, by }: { at: ReactNode; by: string }) => (
  <span className="text-sm">
    {at} <span className="text-muted">by {by}</span>
  </span>
);
