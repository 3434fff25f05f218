import { feedbackColour, CAREER_FEEDBACK, INCOMPLETE } from '@bcs/contract/features/coursework/statuses';
import { Badge } from '#kit/badge.tsx';
import type { Tone } from '#kit/tone.ts';

const FEEDBACK_TONE = { green: 'good', yellow: 'warn', red: 'bad' } as const;
const TONES: Readonly<Record<string, Tone>> = { Submitted: 'brand', Graded: 'good', Overdue: 'bad' };

/** The tone of a feedback status; neutral without one. SUBM-015..SUBM-017 */
export const feedbackTone = (statusId: number | null): Tone => {
  const colour = feedbackColour(statusId);
  return colour === null ? 'neutral' : FEEDBACK_TONE[colour];
};

/** The progress of the own work: Not Submitted, Submitted, Graded, or the career feedback. SUBM-010, SUBM-011 */
export function SubmissionBadge({ status, grade = null }: { status: string; grade?: string | null | undefined }) {
  // it has to be submitted again, which is nothing to be green about
  if (grade === INCOMPLETE) return <Badge tone="bad">{status}</Badge>;
  const feedback = CAREER_FEEDBACK.find(({ label }) => label === status);
  return <Badge tone={feedback ? feedbackTone(feedback.id) : (TONES[status] ?? 'neutral')}>{status}</Badge>;
}
