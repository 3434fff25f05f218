import type { Environment } from './env-table.ts';
import type { Settings } from './settings.ts';

/** How people reach the built-in classroom. */
export const roomSettingsOf = ({
  turnUrl,
  turnSecret,
  mediaPorts,
  mediaAddress,
}: Environment): Pick<Settings, 'turn' | 'mediaPorts' | 'mediaAddress'> => ({
  turn: turnUrl !== null && turnSecret !== null ? { url: turnUrl, secret: turnSecret } : null,
  mediaPorts,
  mediaAddress,
});

/** What does not fit together about it, in sentences. */
export const contradictionsOfRooms = ({ turnUrl, turnSecret }: Environment): string[] =>
  (turnUrl === null) === (turnSecret === null) ? [] : ['TURN_URL and TURN_SECRET are of use together only.'];
