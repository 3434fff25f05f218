import type { Invitation } from '@bcs/contract/features/accounts/model';
import { formatDateTime } from '#lib/dates.ts';
import { useMaybeViewer } from '#lib/viewer.ts';
import { SendAgain } from './send-again.tsx';
import { InvitationBadge } from './state-badge.tsx';

type Props = { accountId: number; invitations: readonly Invitation[] };

/** The invitations of somebody, and what became of each. ADM-020 */
export function PersonInvitations({ accountId, invitations }: Props) {
  const timeZone = useMaybeViewer()?.timeZone ?? 'UTC';
  return (
    <ul className="grid gap-4">
      {invitations.map(({ id, courseId, course, university, state, plannedFor, waits, sentAt, failure }) => (
        <li key={id} className="grid gap-1 border-t border-line pt-4 first:border-0 first:pt-0">
          <p className="flex flex-wrap items-center gap-2 wrap-anywhere">
            <span className="font-semibold">{course}</span>
            <InvitationBadge state={state} />
            <SendAgain accountId={accountId} invitation={{ courseId, state }} />
          </p>
          <p className="text-sm wrap-anywhere text-muted">
            {university} ·{' '}
            {waits
              ? 'waits until the class is published'
              : `${sentAt === null ? 'planned for' : 'sent'} ${formatDateTime(sentAt ?? plannedFor, timeZone)}`}
          </p>
          {failure !== null && <p className="text-sm wrap-anywhere">The mail server said: {failure}</p>}
        </li>
      ))}
    </ul>
  );
}
