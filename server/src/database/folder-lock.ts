import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { makePrivateFolder } from '#kernel/private-folder';

/** Another process is using this data folder. */
export class FolderInUse extends Error {}

/**
 * Locks a data folder with a file that names the process, since two processes on one embedded database would silently
 * lose rows. The lock of a dead process is taken over. Returns a function that releases it.
 */
export function lockFolder(folder: string): () => void {
  makePrivateFolder(dirname(folder));
  const file = `${folder}.lock`;
  if (!claim(file)) {
    const holder = Number(readFileSync(file, 'utf8')) || 0;
    if (isAlive(holder))
      throw new FolderInUse(
        `The database in ${folder} is in use by process ${holder}. Stop that process, choose another DATA_DIR, or set DATABASE_URL.`,
      );
    rmSync(file, { force: true });
    if (!claim(file)) throw new FolderInUse(`The database in ${folder} is being opened by another process.`);
  }
  return () => rmSync(file, { force: true });
}

function claim(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function isAlive(pid: number): boolean {
  if (pid === 0) return false;
  if (pid === process.pid) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
