import type { CaseState } from '@bcs/contract/features/support/model';
import { Badge } from '#kit/badge.tsx';

const TONES = { open: 'warn', waiting: 'brand', closed: 'neutral' } as const;
export const STATE_NAMES: Readonly<Record<CaseState, string>> = { open: 'Open', waiting: 'Waiting', closed: 'Closed' };

/** The state of a case: what waits for staff is open; to the person who asked, what waits for them was answered. */
export const StateBadge = ({ state, own = false }: { state: CaseState; own?: boolean }) => (
  <Badge tone={TONES[state]}>{own && state === 'waiting' ? 'Answered' : STATE_NAMES[state]}</Badge>
);
