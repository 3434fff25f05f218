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
 * Creates credentials for the relay server that last for a class: coturn verifies them with a shared secret, so no
 * accounts are needed.
 * @param now the machine's clock, which has to agree with that of the relay
 */
export function createIceServers({ turn }: Pick<Settings, 'turn'>, accountId: number, now: Instant): IceServer[] {
  if (turn === null) return [];
  const username = `${Math.floor((msOf(now) + CREDENTIAL_TIME) / SECOND)}:${accountId}`;
  const credential = createHmac('sha1', turn.secret).update(username).digest('base64');
  return [{ urls: turn.url, username, credential }];
}
