import { MINUTE, msOf } from '@bcs/contract/kernel/clock';
import type { OutgoingRequest, RequestLimits } from '#adapters/outgoing';
import { MeetingFailed, type MeetingPlan, type MeetingProvider, type OpenMeeting } from '#kernel/meeting-provider';
import type { ZoomSettings } from '#kernel/settings';
import { askProvider, parseJson } from './ask-provider.ts';
import { ZoomToken } from './zoom-token.ts';

const LONGEST_TOPIC = 200;
const SCHEDULED = 2;
/** The codes of Zoom for a meeting that does not exist, or has expired. */
const GONE = [3001, 3161];

interface ZoomMeeting {
  readonly id: number | string;
  readonly agenda?: string;
  readonly status?: string;
  readonly start_url?: string;
  readonly join_url?: string;
}

/** Holds meetings on Zoom through a server-to-server app with a pool of licensed hosts. D-068 */
export function zoomMeetings(settings: ZoomSettings, reach: RequestLimits): MeetingProvider {
  const token = new ZoomToken(settings, reach);

  /**
   * @returns null if Zoom has no such meeting
   */
  async function api(
    method: OutgoingRequest['method'],
    path: string,
    body?: object,
    again = true,
  ): Promise<object | null> {
    const headers = { authorization: `Bearer ${await token.get()}`, 'content-type': 'application/json' };
    const asked = { method, url: `${settings.apiUrl}${path}`, headers, ...(body && { body: JSON.stringify(body) }) };
    const answer = await askProvider(asked, reach);
    if (answer.status === 401 && again) {
      token.forget();
      return api(method, path, body, false);
    }
    const told = parseJson(answer);
    if (answer.status === 404 && GONE.includes(Number(told['code']))) return null;
    if (answer.status >= 300)
      throw new MeetingFailed(`Zoom answered ${answer.status}, code ${Number(told['code'] ?? 0)}.`);
    return told;
  }
  const meetingOf = (path: string) => api('GET', path) as Promise<ZoomMeeting | null>;

  /** Finds the meeting that an earlier attempt may have created. */
  async function find({
    hostId,
    reference,
  }: Pick<MeetingPlan, 'hostId' | 'reference'>): Promise<ZoomMeeting | undefined> {
    const found = await api('GET', `/users/${encodeURIComponent(hostId ?? 'me')}/meetings?type=upcoming&page_size=100`);
    const { meetings = [] } = (found ?? {}) as { meetings?: readonly ZoomMeeting[] };
    return meetings.find(({ agenda }) => agenda === reference);
  }
  const remove = (id: ZoomMeeting['id']) => api('DELETE', `/meetings/${id}`);
  const open = async (plan: MeetingPlan) => {
    const { hostId, title, reference, startTime, endTime, timeZone } = plan;
    const made =
      (await find(plan)) ??
      ((await api('POST', `/users/${encodeURIComponent(hostId ?? 'me')}/meetings`, {
        topic: title.slice(0, LONGEST_TOPIC),
        type: SCHEDULED,
        agenda: reference,
        start_time: startTime.replace(/\.\d+Z$/, 'Z'),
        duration: Math.ceil((msOf(endTime) - msOf(startTime)) / MINUTE),
        timezone: timeZone,
        settings: {
          join_before_host: false,
          waiting_room: false,
          mute_upon_entry: true,
          use_pmi: false,
          approval_type: 2,
        },
      })) as ZoomMeeting | null);
    if (!made?.id) throw new MeetingFailed('Zoom has made no meeting.');
    return String(made.id);
  };
  const end = async ({ externalId }: OpenMeeting) => {
    await api('PUT', `/meetings/${externalId}/status`, { action: 'end' });
    // otherwise its link would open it again
    await remove(externalId);
  };
  return {
    driver: 'zoom',
    hosts: settings.hosts,
    open,
    end,
    // a start link works for two hours, so it is fetched each time and never stored
    joinUrl: async ({ externalId }, { isHost }) => {
      const meeting = await meetingOf(`/meetings/${externalId}`);
      const url = isHost ? meeting?.start_url : meeting?.join_url;
      if (!url) throw new MeetingFailed('Zoom gave no link.');
      return url;
    },
    status: async ({ externalId }) => {
      const meeting = await meetingOf(`/meetings/${externalId}`);
      if (!meeting) return 'gone';
      return meeting.status === 'started' ? 'running' : 'waiting';
    },
    // checks the rights of the app for each host
    check: async () => {
      for (const hostId of settings.hosts) await find({ hostId, reference: 'bcs-check' });
    },
    takeBack: async (plan) => {
      const left = await find(plan);
      if (left) await remove(left.id);
    },
  };
}
