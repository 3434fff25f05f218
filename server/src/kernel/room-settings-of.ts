import type { Environment } from './env-table.ts';
import type { Settings } from './settings.ts';

/** Reads the settings for reaching the built-in classroom. */
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

/** Lists contradictions in these settings, in sentences. */
export const contradictionsOfRooms = ({ turnUrl, turnSecret }: Environment): string[] =>
  (turnUrl === null) === (turnSecret === null) ? [] : ['TURN_URL and TURN_SECRET are of use together only.'];
