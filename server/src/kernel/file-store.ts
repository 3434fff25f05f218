/** The file store does not respond: its disk is full, or the storage is down. Nothing incomplete is left behind. */
export class FilesDown extends Error {}

/**
 * Stores uploaded pictures on the local disk or in a bucket. Keys are made by the product, never by a person, and a
 * stored file never changes. D-155, D-165
 */
export interface FileStore {
  /**
   * Stores a file completely or not at all.
   * @throws FilesDown
   */
  put(key: string, bytes: Uint8Array, mimeType: string): Promise<void>;
  /**
   * Reads a file; null if it does not exist.
   * @throws FilesDown
   */
  get(key: string): Promise<Uint8Array | null>;
  /**
   * Removes a file, if it exists.
   * @throws FilesDown
   */
  remove(key: string): Promise<void>;
}

/** Matches keys: a folder and a random name, which are safe on any disk and in any bucket. */
const KEY = /^[a-z]{1,20}\/[\w-]{1,60}(\.[a-z\d]{1,8})?$/;

/**
 * Checks a key, because a wrong one could name a file elsewhere.
 * @throws Error for an invalid key
 */
export function assertKey(key: string): string {
  if (!KEY.test(key)) throw new Error('This is no key of a file.');
  return key;
}
