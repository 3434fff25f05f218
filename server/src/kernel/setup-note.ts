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

/** Leaves the set-up code where only the account of the server reads it, and answers the path. ADM-119 */
export function writeSetupNote(dataDir: string, code: string): string {
  const path = noteIn(dataDir);
  const text = `${code}\n`;
  if (isThere(path, text)) return path;
  makePrivateFolder(dataDir);
  // whoever reads the file reads all of it, also while another process writes the same
  const fresh = `${path}.${randomUUID()}`;
  writeFileSync(fresh, text, { flag: 'wx', mode: ONLY_OWNER });
  renameSync(fresh, path);
  return path;
}

/** Does nothing where there is none. */
export const removeSetupNote = (dataDir: string): void => rmSync(noteIn(dataDir), { force: true });
