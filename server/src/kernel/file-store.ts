/** The files do not answer: the disk is full, the storage is away. Nothing half is left behind. */
export class FilesDown extends Error {}

/**
 * Keeps the pictures that people upload: on the disk of this machine, or in a bucket. A key is made by the product,
 * never by a person, and its file never changes. D-155, D-165
 */
export interface FileStore {
  /** Whoever gets the file gets all of it: a put that fails leaves nothing. @throws FilesDown */
  put(key: string, bytes: Uint8Array, mimeType: string): Promise<void>;
  /** Reads a file; null where there is none. @throws FilesDown */
  get(key: string): Promise<Uint8Array | null>;
  /** Does nothing where there is none. @throws FilesDown */
  remove(key: string): Promise<void>;
}

/** `pictures/` and what nobody guesses: it names a file of ours on any disk and in any bucket, and nothing else. */
const KEY = /^[a-z]{1,20}\/[\w-]{1,60}(\.[a-z\d]{1,8})?$/;

/** @throws Error for what is no key; without it a wrong key would name a file elsewhere */
export function checkedKey(key: string): string {
  if (!KEY.test(key)) throw new Error('This is no key of a file.');
  return key;
}
