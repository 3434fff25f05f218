import { randomUUID } from 'node:crypto';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makePrivateFolder } from './private-folder.ts';

const ONLY_OWNER = 0o600;
const noteIn = (dataDir: string): string => join(dataDir, 'setup-code.txt');

function isThere(path: string, text: string): boolean {
  try {
    return readFileSync(path, 'utf8') === text;
  } catch {
    return false;
  }
}

/** Writes the setup code to a file that only the server's account can read, and returns its path. ADM-119 */
export function writeSetupNote(dataDir: string, code: string): string {
  const path = noteIn(dataDir);
  const text = `${code}\n`;
  if (isThere(path, text)) return path;
  makePrivateFolder(dataDir);
  // readers get the complete file, even while another process writes it
  const fresh = `${path}.${randomUUID()}`;
  writeFileSync(fresh, text, { flag: 'wx', mode: ONLY_OWNER });
  renameSync(fresh, path);
  return path;
}

/** Removes the file with the setup code, if it exists. */
export const removeSetupNote = (dataDir: string): void => rmSync(noteIn(dataDir), { force: true });
