import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { checkedKey, FilesDown, type FileStore } from '#kernel/file-store';
import { newToken } from '#kernel/tokens';

const OWNER_ONLY = 0o700;
const OWNER_ONLY_FILE = 0o600;

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';
const down = (what: string) => (error: unknown) => {
  throw new FilesDown(`The file could not be ${what}: ${(error as NodeJS.ErrnoException).code}`, { cause: error });
};

/** Writes bytes so that they survive a power cut once this returns. */
async function writeThrough(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', OWNER_ONLY_FILE);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** A name is on the disk only when its folder is. Windows opens no folders; its file system keeps a journal of them. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => null);
  await handle?.sync().catch(() => {});
  await handle?.close();
}

/** Files below a folder: written aside, made to stay, then given their name in one step. */
export function diskFiles(folder: string): FileStore {
  const pathOf = (key: string) => join(folder, checkedKey(key));
  return {
    put: async (key, bytes) => {
      const path = pathOf(key);
      const aside = `${path}.${newToken().slice(0, 8)}.part`;
      try {
        await mkdir(dirname(path), { recursive: true, mode: OWNER_ONLY });
        await writeThrough(aside, bytes);
        await rename(aside, path);
        await syncFolder(dirname(path));
      } catch (error) {
        await rm(aside, { force: true }).catch(() => {});
        down('written')(error);
      }
    },
    get: async (key) => {
      const path = pathOf(key);
      return readFile(path).catch((error: unknown) => (isMissing(error) ? null : down('read')(error)));
    },
    remove: async (key) => {
      const path = pathOf(key);
      await rm(path, { force: true }).catch(down('removed'));
    },
  };
}
