import { IconCheck, IconClock, IconMinus } from '@tabler/icons-react';
import type { AssignmentStudent } from '@bcs/contract/features/assignment-page/model';
import { Badge } from '#kit/badge.tsx';

const LOOK = {
  Unsubmitted: { tone: 'neutral', Icon: IconMinus },
  Submitted: { tone: 'brand', Icon: IconCheck },
  'Submitted & Ungraded': { tone: 'brand', Icon: IconClock },
  'Submitted & Graded': { tone: 'good', Icon: IconCheck },
} as const;

/** WORK-018, WORK-019 */
export function StaffStatusBadge({ status }: Pick<AssignmentStudent, 'status'>) {
  const { tone, Icon } = LOOK[status];
  return (
    <Badge tone={tone} icon={<Icon size={14} aria-hidden />}>
      {status}
    </Badge>
  );
}
