import type { Services } from '#kernel/services';
import { isShown } from './queries.ts';

/** Finds a way to read the picture that an account shows under this key now; null for every other key. */
export const pictureOf = async (
  { database, files }: Services,
  key: string,
): Promise<(() => Promise<Uint8Array | null>) | null> => ((await isShown(database, key)) ? () => files.get(key) : null);
