import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { assertKey, FilesDown, type FileStore } from '#kernel/file-store';
import { newToken } from '#kernel/tokens';

const OWNER_ONLY = 0o700;
const OWNER_ONLY_FILE = 0o600;

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';
const down = (what: string) => (error: unknown) => {
  throw new FilesDown(`The file could not be ${what}: ${(error as NodeJS.ErrnoException).code}`, { cause: error });
};

/** Writes bytes so that they survive a power cut after this returns. */
async function writeThrough(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', OWNER_ONLY_FILE);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/**
 * Flushes a folder, without which a new file name is not durable. Windows cannot open folders, but its file system
 * journals them.
 */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => null);
  await handle?.sync().catch(() => {});
  await handle?.close();
}

/** Stores files in a folder: each is written to a temporary name, flushed, and then renamed in one step. */
export function diskFiles(folder: string): FileStore {
  const pathOf = (key: string) => join(folder, assertKey(key));
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
