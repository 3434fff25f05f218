import { fullName, orderName } from '@bcs/contract/kernel/full-name';
import { ROLE_NAMES } from '@bcs/contract/kernel/roles';
import type { Column } from '#kit/column.ts';
import { TextLink } from '#kit/text-link.tsx';
import type { Output } from '#lib/api.ts';
import { LastSignIn } from './last-sign-in.tsx';
import { SendAgain } from './send-again.tsx';
import { InvitationBadge, StateBadge } from './state-badge.tsx';

type Person = Output<'adminPeople'>['rows'][number];

export const PEOPLE_COLUMNS: readonly Column<Person>[] = [
  {
    key: 'name',
    header: 'Name',
    rowHeader: true,
    sortBy: orderName,
    cell: ({ id, firstName, lastName, email }) => (
      <span className="grid min-w-0">
        <TextLink to="/admin/people/$accountId" params={{ accountId: String(id) }} className="wrap-anywhere">
          {fullName({ firstName, lastName })}
        </TextLink>
        <span className="text-sm font-normal wrap-anywhere text-muted">{email}</span>
      </span>
    ),
  },
  {
    key: 'state',
    header: 'State',
    cell: ({ id, state, lockedUntil, invitation }) => (
      <span className="flex flex-wrap items-center gap-1 max-md:justify-end">
        <StateBadge state={state} lockedUntil={lockedUntil} />
        {invitation !== null && invitation.state !== 'accepted' && (
          <>
            <InvitationBadge state={invitation.state} />
            <SendAgain accountId={id} invitation={invitation} />
          </>
        )}
      </span>
    ),
  },
  {
    key: 'classes',
    header: 'Classes',
    cell: ({ classes, classCount }) => (
      <ul className="grid gap-0.5 text-sm">
        {classes.map(({ courseId, code, university, role }) => (
          <li key={courseId} className="wrap-anywhere">
            {ROLE_NAMES[role]} in {code}
            <span className="text-muted"> · {university}</span>
          </li>
        ))}
        {classCount > classes.length && <li className="text-muted">and {classCount - classes.length} more</li>}
        {classCount === 0 && <li className="text-muted">None</li>}
      </ul>
    ),
  },
  {
    key: 'lastLoginAt',
    header: 'Last sign-in',
    sortBy: ({ lastLoginAt }) => lastLoginAt ?? '',
    cell: ({ lastLoginAt }) => <LastSignIn at={lastLoginAt} />,
  },
];
