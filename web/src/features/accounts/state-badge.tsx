import type { InvitationState, PersonState } from '@bcs/contract/features/accounts/model';
import { Badge } from '#kit/badge.tsx';
import type { Tone } from '#kit/tone.ts';
import { formatDateTime } from '#lib/dates.ts';
import { useMaybeViewer } from '#lib/viewer.ts';
import { STATE_NAMES } from './state-names.ts';

const STATE_TONES: Readonly<Record<PersonState, Tone>> = {
  invited: 'brand',
  active: 'good',
  locked: 'warn',
  deactivated: 'neutral',
};

/** The state of somebody for anyone who administers; of a locked account also until when. ADM-017 */
export function StateBadge({ state, lockedUntil }: { state: PersonState; lockedUntil: string | null }) {
  const timeZone = useMaybeViewer()?.timeZone ?? 'UTC';
  return (
    <Badge tone={STATE_TONES[state]}>
      {STATE_NAMES[state]}
      {state === 'locked' && lockedUntil !== null && ` until ${formatDateTime(lockedUntil, timeZone)}`}
    </Badge>
  );
}

const INVITATION_NAMES: Readonly<Record<InvitationState, string>> = {
  planned: 'Invitation planned',
  sent: 'Invitation sent',
  failed: 'Invitation failed',
  accepted: 'Invitation accepted',
  expired: 'Invitation expired',
};
const INVITATION_TONES: Readonly<Record<InvitationState, Tone>> = {
  planned: 'neutral',
  sent: 'neutral',
  failed: 'bad',
  accepted: 'good',
  expired: 'warn',
};

/** The state of an invitation. ADM-020 */
export const InvitationBadge = ({ state }: { state: InvitationState }) => (
  <Badge tone={INVITATION_TONES[state]} outlined>
    {INVITATION_NAMES[state]}
  </Badge>
);
