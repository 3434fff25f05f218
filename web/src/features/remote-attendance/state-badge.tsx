import { stateOf } from '@bcs/contract/features/remote-attendance/decision';
import type { RequestSteps } from '@bcs/contract/features/remote-attendance/model';
import { Badge } from '#kit/badge.tsx';

const STATES = {
  pending: { label: 'Pending', tone: 'brand' },
  approved: { label: 'Approved', tone: 'good' },
  denied: { label: 'Denied', tone: 'bad' },
} as const;

/** The state of a request. REM-011 to REM-013 */
export function StateBadge({ request }: { request: Pick<RequestSteps, 'approval' | 'denial'> }) {
  const { label, tone } = STATES[stateOf(request)];
  return <Badge tone={tone}>{label}</Badge>;
}
