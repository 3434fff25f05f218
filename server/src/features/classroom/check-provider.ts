import { MeetingFailed } from '#kernel/meeting-provider';
import type { Services } from '#kernel/services';

/** Why the provider of meetings would take none now, in a sentence that says nothing secret; null where it would. */
export async function problemOfProvider({ meetings, media }: Services): Promise<string | null> {
  try {
    await meetings.check();
  } catch (error) {
    if (error instanceof MeetingFailed) return error.message;
    throw error;
  }
  // it starts with the first who enters a room, so that none is no problem
  const isSilent = media.pid() !== null && (await media.figures()) === null;
  return isSilent ? 'The process that passes on sound and pictures does not answer.' : null;
}
