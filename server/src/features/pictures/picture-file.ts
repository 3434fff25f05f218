import type { Services } from '#kernel/services';
import { isShown } from './queries.ts';

/** How to read the picture that somebody shows under this key now; null for everything else. */
export const pictureOf = async (
  { database, files }: Services,
  key: string,
): Promise<(() => Promise<Uint8Array | null>) | null> => ((await isShown(database, key)) ? () => files.get(key) : null);
