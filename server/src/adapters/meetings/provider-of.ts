import { isLocalOrigin } from '#kernel/local';
import type { MeetingProvider } from '#kernel/meeting-provider';
import type { Settings } from '#kernel/settings';
import { systemClock } from '#kernel/system-clock';
import { bbbMeetings } from './bbb.ts';
import { jitsiMeetings } from './jitsi.ts';
import { zoomMeetings } from './zoom.ts';

/**
 * Holds meetings in the built-in classroom, without any external call. Everybody enters through the page of their
 * session, which checks their rights, so the link is no secret. The room closes when the meeting ends. D-068
 */
const builtInMeetings = (publicOrigin: string): MeetingProvider => ({
  driver: 'built-in',
  hosts: null,
  open: async ({ reference }) => reference,
  joinUrl: async (_meeting, { sessionId }) => `${publicOrigin}/sessions/${sessionId}/classroom`,
  end: async () => {},
  status: async () => null,
  check: async () => {},
  takeBack: async () => {},
});

/** Returns the provider of the meetings that the settings name. D-068 */
export function meetingsOf({ publicOrigin, meetings }: Settings): MeetingProvider {
  // on a developer's machine, local addresses are allowed
  const reach = { anywhere: isLocalOrigin(publicOrigin) };
  if (meetings.driver === 'zoom') return zoomMeetings(meetings, reach);
  if (meetings.driver === 'bbb') return bbbMeetings(meetings, reach);
  if (meetings.driver === 'jitsi') return jitsiMeetings(meetings, { now: systemClock, reach });
  return builtInMeetings(publicOrigin);
}
