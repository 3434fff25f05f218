import type { Invitation } from '@bcs/contract/features/accounts/model';
import { formatDateTime } from '#lib/dates.ts';
import { useMaybeViewer } from '#lib/viewer.ts';
import { InvitationBadge } from './state-badge.tsx';

/** Whom the school has asked in, and what became of it. ADM-020 */
export function PersonInvitations({ invitations }: { invitations: readonly Invitation[] }) {
  const timeZone = useMaybeViewer()?.timeZone ?? 'UTC';
  return (
    <ul className="grid gap-4">
      {invitations.map(({ id, course, university, state, plannedFor, sentAt, failure }) => (
        <li key={id} className="grid gap-1 border-t border-line pt-4 first:border-0 first:pt-0">
          <p className="flex flex-wrap items-center gap-2 wrap-anywhere">
            <span className="font-semibold">{course}</span>
            <InvitationBadge state={state} />
          </p>
          <p className="text-sm wrap-anywhere text-muted">
            {university} · {sentAt === null ? 'planned for' : 'sent'} {formatDateTime(sentAt ?? plannedFor, timeZone)}
          </p>
          {failure !== null && <p className="text-sm wrap-anywhere">The mail server said: {failure}</p>}
        </li>
      ))}
    </ul>
  );
}
