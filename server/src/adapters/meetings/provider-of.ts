import { isLocalOrigin } from '#kernel/local';
import type { MeetingProvider } from '#kernel/meeting-provider';
import type { Settings } from '#kernel/settings';
import { systemClock } from '#kernel/system-clock';
import { bbbMeetings } from './bbb.ts';
import { builtInMeetings } from './built-in.ts';
import { jitsiMeetings } from './jitsi.ts';
import { zoomMeetings } from './zoom.ts';

/** Returns the provider of the meetings that the settings name. D-068 */
export function meetingsOf({ publicOrigin, meetings }: Settings): MeetingProvider {
  // on one's own machine a stand-in may be called
  const reach = { anywhere: isLocalOrigin(publicOrigin) };
  if (meetings.driver === 'zoom') return zoomMeetings(meetings, reach);
  if (meetings.driver === 'bbb') return bbbMeetings(meetings, reach);
  if (meetings.driver === 'jitsi') return jitsiMeetings(meetings, { now: systemClock, reach });
  return builtInMeetings(publicOrigin);
}
