import { chmodSync, existsSync, lstatSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { platform } from 'node:os';
import { join } from 'node:path';

const OWNER_ONLY = 0o700;
const OWNER_ONLY_FILE = 0o600;
const GROUP_AND_OTHERS = 0o077;
/** The sticky bit of shared folders such as /tmp. */
const STICKY = 0o1000;
/** Matches names that the server creates in DATA_DIR; others may belong to somebody else. */
const OURS = /^(pg\d+(\.lock)?|uploads|secret\.key|setup-code\.txt)$/;
/** False on Windows, where the folders of a person are private anyway. */
const HAS_MODES = platform() !== 'win32';

/** Other accounts of the machine can read the data folder. */
export class FolderOpen extends Error {}

/** Creates a folder that only its owner can enter. */
export const makePrivateFolder = (folder: string): void =>
  void mkdirSync(folder, { recursive: true, mode: OWNER_ONLY });

/**
 * Closes the data folder, if it exists, and our files in it to all accounts but its owner's.
 * @throws FolderOpen if that is impossible
 */
export function closeDataFolder(folder: string): void {
  if (!HAS_MODES || !existsSync(folder)) return;
  if (statSync(folder).mode & STICKY)
    throw new FolderOpen(`${folder} is shared by all accounts of this machine. Set DATA_DIR to a folder inside it.`);
  try {
    close(folder, OWNER_ONLY);
    for (const name of readdirSync(folder)) if (OURS.test(name)) closeBelow(join(folder, name));
  } catch (error) {
    throw new FolderOpen(openTo(folder), { cause: error });
  }
  // some file systems accept every mode without storing it
  if (statSync(folder).mode & GROUP_AND_OTHERS) throw new FolderOpen(openTo(folder));
}

const openTo = (folder: string) =>
  `Other accounts of this machine can read ${folder}, and this account may not change that. ` +
  'Give the folder to the account that runs the server, or set DATA_DIR to a folder of its own.';

function close(path: string, mode: number): void {
  if (statSync(path).mode & GROUP_AND_OTHERS) chmodSync(path, mode);
}

function closeBelow(path: string): void {
  const found = lstatSync(path);
  if (found.isFile()) close(path, OWNER_ONLY_FILE);
  if (!found.isDirectory()) return;
  close(path, OWNER_ONLY);
  for (const name of readdirSync(path)) closeBelow(join(path, name));
}
