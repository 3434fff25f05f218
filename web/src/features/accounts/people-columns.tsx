import { fullName, orderName } from '@bcs/contract/kernel/full-name';
import { ROLE_NAMES } from '@bcs/contract/kernel/roles';
import type { Column } from '#kit/column.ts';
import { EmailText } from '#kit/email-text.tsx';
import { TextLink } from '#kit/text-link.tsx';
import type { Output } from '#lib/api.ts';
import { LastSignIn } from './last-sign-in.tsx';
import { SendAgain } from './send-again.tsx';
import { InvitationBadge, StateBadge } from './state-badge.tsx';

export type Person = Output<'adminPeople'>['rows'][number];

export const PEOPLE_COLUMNS: readonly Column<Person>[] = [
  {
    key: 'name',
    header: 'Name',
    rowHeader: true,
    className: 'max-md:pr-12! max-md:min-h-8',
    sortBy: orderName,
    cell: ({ id, firstName, lastName }) => (
      <TextLink to="/admin/people/$accountId" params={{ accountId: String(id) }} className="wrap-anywhere">
        {fullName({ firstName, lastName })}
      </TextLink>
    ),
  },
  {
    key: 'email',
    header: 'E-mail',
    sortBy: ({ email }) => email,
    cell: ({ email }) => <EmailText className="text-sm text-muted">{email}</EmailText>,
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
    cell: ({ classes: [first], classCount }) =>
      first ? (
        <span className="text-sm wrap-anywhere md:flex md:max-w-72 md:whitespace-pre">
          <span className="md:truncate">
            {ROLE_NAMES[first.role]} in {first.code}
          </span>
          {classCount > 1 && <span className="text-muted"> and {classCount - 1} more</span>}
        </span>
      ) : (
        <span className="text-sm text-muted">None</span>
      ),
  },
  {
    key: 'lastLoginAt',
    header: 'Last sign-in',
    sortBy: ({ lastLoginAt }) => lastLoginAt ?? '',
    cell: ({ lastLoginAt }) => <LastSignIn at={lastLoginAt} short />,
  },
];
