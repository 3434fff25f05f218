import { createHmac } from 'node:crypto';
import { MINUTE, msOf, SECOND, type Instant } from '@bcs/contract/kernel/clock';
import type { RequestLimits } from '#adapters/outgoing';
import type { MeetingProvider, OpenMeeting } from '#kernel/meeting-provider';
import type { JitsiSettings } from '#kernel/settings';
import { askProvider } from './ask-provider.ts';

/** The lifetime of a token, which is only needed for entering. */
const TOKEN_TIME = 5 * MINUTE;
const EARLIER = 10 * SECOND;

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/**
 * Holds meetings on a Jitsi server with token authentication (HS256). Jitsi cannot create or end a meeting, so access
 * depends on tokens, which are only issued while the meeting is running here. D-068
 * @param now the machine's clock, which has to agree with that of Jitsi
 */
export function jitsiMeetings(
  { url, appId, secret }: JitsiSettings,
  { now, reach }: Readonly<{ now: () => Instant; reach: RequestLimits }>,
): MeetingProvider {
  const domain = new URL(url).hostname;
  // prevents people from guessing the room of another class
  const roomOf = (reference: string) =>
    `${reference}-${createHmac('sha256', secret).update(`room ${reference}`).digest('hex').slice(0, 16)}`;
  const tokenOf = ({ externalId: room }: OpenMeeting, user: object): string => {
    const seconds = (ms: number) => Math.floor((msOf(now()) + ms) / SECOND);
    const claims = {
      aud: 'jitsi',
      iss: appId,
      sub: domain,
      room,
      nbf: seconds(-EARLIER),
      exp: seconds(TOKEN_TIME),
      context: { user },
    };
    const signed = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`;
    return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
  };
  return {
    driver: 'jitsi',
    hosts: null,
    open: async ({ reference }) => roomOf(reference),
    joinUrl: async (meeting, { accountId, name, email, isHost }) => {
      // every field of a user must be a text
      const user = {
        id: String(accountId),
        name,
        email,
        moderator: String(isHost),
        affiliation: isHost ? 'owner' : 'member',
      };
      return `${url}/${meeting.externalId}?jwt=${tokenOf(meeting, user)}`;
    },
    end: async () => {},
    status: async () => null,
    // Jitsi cannot be asked whether a token is valid, so the check only tells whether the server is there
    check: async () => void (await askProvider({ method: 'GET', url: `${url}/robots.txt`, headers: {} }, reach)),
    takeBack: async () => {},
  };
}
