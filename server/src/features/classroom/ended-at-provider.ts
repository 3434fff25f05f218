import type { Services } from '#kernel/services';
import { noteEnded, publishMeeting } from './queries-change.ts';
import { findByExternalId } from './queries-facts.ts';

/** Ends a meeting that has ended at its provider. */
export async function endedAtProvider({ database, meetings, clock }: Services, externalId: string): Promise<void> {
  const meeting = await findByExternalId(database, meetings.driver, externalId);
  if (!meeting) return;
  await database.transaction(async (tx) => {
    await noteEnded(tx, meeting, null, clock());
    await publishMeeting(tx, meeting);
  });
}
