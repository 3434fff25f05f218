import type { Services } from '#kernel/services';
import { noteEnded, publishMeeting } from './queries-change.ts';
import { findByExternalId } from './queries-facts.ts';

/** A meeting has ended at its provider, without anybody having ended it here. */
export async function endedAtProvider({ database, meetings, clock }: Services, externalId: string): Promise<void> {
  const meeting = await findByExternalId(database, meetings.driver, externalId);
  if (!meeting) return;
  await database.transaction(async (tx) => {
    await noteEnded(tx, meeting, null, clock());
    await publishMeeting(tx, meeting);
  });
}
