import { constants } from 'node:fs';
import { open, opendir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { folderFaults } from '@bcs/contract/features/curricula/faults';
import { COURSE_FOLDER } from '@bcs/contract/features/curricula/model';
import { FOLDER_BOUNDS } from '#kernel/course-folder/bounds';
import { type Files, FolderRefused } from '#kernel/course-folder/folder';
import { isLeftBehind } from '#kernel/left-behind';
import { readFolder } from '#kernel/course-folder/read-folder';

/** Refuses to follow a link that has replaced a file in the meantime; Windows has no such flag. */
const NO_LINK = constants.O_NOFOLLOW ?? 0;

/**
 * Reads the files below a folder, except hidden ones and those left behind by the system. Links are refused, and so is
 * more than a folder may contain.
 * @throws FolderRefused
 */
export async function readFilesBelow(folder: string): Promise<Files> {
  const found = await stat(folder).catch(() => null);
  if (!found?.isDirectory()) throw new FolderRefused(`${folder} is not a folder.`);
  const files = new Map<string, Uint8Array>();
  let left: number = FOLDER_BOUNDS.mostBytes;
  for (const path of await pathsBelow(folder)) {
    const bytes = await bytesOf(join(folder, path), left);
    if (!bytes) throw new FolderRefused('The folder is larger than 50 MB.');
    left -= bytes.length;
    // macOS separates letters from their accents
    const name = path.normalize('NFC');
    if (files.has(name)) throw new FolderRefused(`Two files have the same name: ${name}.`);
    files.set(name, bytes);
  }
  return files;
}

async function pathsBelow(folder: string): Promise<string[]> {
  const paths: string[] = [];
  const folders = [''];
  for (let at = folders.pop(); at !== undefined; at = folders.pop()) {
    for await (const entry of await opendir(join(folder, at))) {
      if (isLeftBehind(entry.name)) continue;
      const path = at === '' ? entry.name : `${at}/${entry.name}`;
      if (entry.isDirectory()) folders.push(path);
      else if (entry.isFile()) paths.push(path);
      else throw new FolderRefused(`${path} is a link or not a regular file. Links are not followed.`);
      if (paths.length + folders.length > FOLDER_BOUNDS.mostFiles)
        throw new FolderRefused(`The folder has more than ${FOLDER_BOUNDS.mostFiles} files.`);
    }
  }
  return paths;
}

/** Reads a file; null if it exceeds the remaining limit, whatever its reported size. */
async function bytesOf(path: string, left: number): Promise<Uint8Array | null> {
  const file = await open(path, constants.O_RDONLY | NO_LINK);
  try {
    const { size } = await file.stat();
    return size > left ? null : await file.readFile();
  } finally {
    await file.close();
  }
}

/** Reads a curriculum from its files, or all mistakes in them. ADM-104, ADM-106 */
export const readCourse = (files: Files) => readFolder(files, COURSE_FOLDER, folderFaults);
