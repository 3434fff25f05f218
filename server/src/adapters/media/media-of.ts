import { isLocalOrigin } from '#kernel/local';
import type { Media } from '#kernel/media';
import { roomSecret } from '#kernel/room-tickets';
import type { Sealer } from '#kernel/sealer';
import type { Settings } from '#kernel/settings';
import { MediaProcess } from './media-process.ts';

/** The media process with the given settings; it starts when the first person enters a room. */
export const mediaOf = ({ publicOrigin, mediaPorts, mediaAddress }: Settings, sealer: Sealer): Media =>
  new MediaProcess({
    secret: roomSecret(sealer),
    ports: mediaPorts,
    address: mediaAddress,
    loopback: isLocalOrigin(publicOrigin),
  });
