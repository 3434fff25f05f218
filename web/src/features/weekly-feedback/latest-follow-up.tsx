import { useRead } from '#lib/queries.ts';
import { useViewer } from '#lib/viewer.ts';
import { FollowUpNote } from './follow-up-note.tsx';

/** The latest note above a survey; a survey never waits for it. */
export function LatestFollowUp() {
  const { enrollmentId } = useViewer();
  const { data } = useRead('latestFollowUp', { enrollmentId });
  return data?.followUp ? <FollowUpNote followUp={data.followUp} /> : null;
}
