import { hash } from 'node:crypto';
import type { RequestLimits } from '#adapters/outgoing';
import { MeetingFailed, type MeetingProvider } from '#kernel/meeting-provider';
import type { BbbSettings } from '#kernel/settings';
import { askProvider } from './ask-provider.ts';

/** The key of an answer about a meeting that does not exist. */
const GONE = 'notFound';

const textOf = (xml: string, name: string): string => new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? '';

/**
 * Holds meetings on a BigBlueButton server. A meeting has our reference as its id, so creating it twice makes only one.
 * D-068
 */
export function bbbMeetings({ url, secret }: BbbSettings, reach: RequestLimits): MeetingProvider {
  /** Builds a signed address; the signature covers the exact parameters. */
  const addressOf = (call: string, params: Readonly<Record<string, string>>): string => {
    const query = new URLSearchParams(params).toString();
    return `${url}/api/${call}?${query}&checksum=${hash('sha256', `${call}${query}${secret}`)}`;
  };
  /**
   * @returns null if there is no such meeting
   */
  async function ask(call: string, params: Readonly<Record<string, string>>): Promise<string | null> {
    const { text, status } = await askProvider({ method: 'GET', url: addressOf(call, params), headers: {} }, reach);
    if (status === 200 && textOf(text, 'returncode') === 'SUCCESS') return text;
    if (textOf(text, 'messageKey') === GONE) return null;
    throw new MeetingFailed(
      `BigBlueButton refused ${call}: ${textOf(text, 'messageKey').replaceAll(/\W/g, '')} ${status}.`,
    );
  }
  return {
    driver: 'bbb',
    hosts: null,
    open: async ({ reference, title }) => {
      const made = await ask('create', { name: title, meetingID: reference, record: 'false', muteOnStart: 'true' });
      if (made === null) throw new MeetingFailed('BigBlueButton has made no meeting.');
      return reference;
    },
    joinUrl: async ({ externalId }, { name, isHost, accountId }) =>
      addressOf('join', {
        fullName: name,
        meetingID: externalId,
        role: isHost ? 'MODERATOR' : 'VIEWER',
        userID: String(accountId),
        redirect: 'true',
      }),
    end: async ({ externalId }) => void (await ask('end', { meetingID: externalId })),
    status: async ({ externalId }) => {
      const told = await ask('getMeetingInfo', { meetingID: externalId });
      if (told === null) return 'gone';
      return textOf(told, 'running') === 'true' ? 'running' : 'waiting';
    },
    // asks for a meeting that does not exist, because the checksum is checked first
    check: async () => void (await ask('getMeetingInfo', { meetingID: 'bcs-check' })),
    takeBack: async ({ reference }) => void (await ask('end', { meetingID: reference })),
  };
}
