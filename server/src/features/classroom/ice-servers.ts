import { createHmac } from 'node:crypto';
import { HOUR, msOf, SECOND, type Instant } from '@bcs/contract/kernel/clock';
import type { Settings } from '#kernel/settings';

const CREDENTIAL_TIME = 12 * HOUR;

interface IceServer {
  urls: string;
  username?: string;
  credential?: string;
}

/**
 * The relay for strict networks, with a credential of a day's class: coturn knows it by the shared secret, so that
 * nobody needs an account there.
 * @param now by the clock of the machine, as that of the relay
 */
export function createIceServers({ turn }: Pick<Settings, 'turn'>, accountId: number, now: Instant): IceServer[] {
  if (turn === null) return [];
  const username = `${Math.floor((msOf(now) + CREDENTIAL_TIME) / SECOND)}:${accountId}`;
  const credential = createHmac('sha1', turn.secret).update(username).digest('base64');
  return [{ urls: turn.url, username, credential }];
}
