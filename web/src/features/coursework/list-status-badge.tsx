import type { GradesListStatus } from '@bcs/contract/features/coursework/model';
import { Badge } from '#kit/badge.tsx';
import type { Tone } from '#kit/tone.ts';

const TONE: Readonly<Record<GradesListStatus, Tone>> = {
  'Not Submitted': 'neutral',
  'Before You Joined': 'neutral',
  Overdue: 'bad',
  Submitted: 'brand',
  'Submitted Late': 'warn',
  'Submitted-Incomplete': 'bad',
  Completed: 'good',
};

/** The progress of a student with an item, as the list of grades says it. GRADE-018..GRADE-023, D-229 */
export const ListStatusBadge = ({ status }: { status: GradesListStatus }) => (
  <Badge tone={TONE[status]}>{status}</Badge>
);
