import type { Failure } from '@bcs/contract/kernel/failure';
import { zipEntries, ZipRefused, type ZipEntry } from '#kernel/zip/directory';
import { unpack } from '#kernel/zip/unpack';
import { RefusalError } from '#kernel/refusal-error';
import { FOLDER_BOUNDS } from './bounds.ts';
import { type Files, FolderRefused } from './folder.ts';
import { COURSE_FILE } from './paths.ts';

/** The limits of a zip: text rarely compresses further, and much higher ratios indicate an attack. */
const BOUNDS = { mostFiles: FOLDER_BOUNDS.mostFiles, mostBytes: FOLDER_BOUNDS.mostBytes, mostRatio: 500 };

/** The folder with the course, since an archive of a repository has everything below a single folder. */
const rootOf = (entries: readonly ZipEntry[]): string => {
  if (entries.some(({ name }) => name === COURSE_FILE)) return '';
  const [top = ''] = (entries[0]?.name ?? '').split('/');
  const root = `${top}/`;
  return entries.every(({ name }) => name.startsWith(root)) ? root : '';
};

/**
 * Reads the files of a course folder from a zip, entry by entry within the limits.
 * @throws FolderRefused
 */
export async function filesInZip(bytes: Uint8Array): Promise<Files> {
  try {
    const entries = zipEntries(bytes, BOUNDS);
    const root = rootOf(entries);
    const files = new Map<string, Uint8Array>();
    for (const entry of entries) files.set(entry.name.slice(root.length), await unpack(bytes, entry));
    return files;
  } catch (error) {
    if (error instanceof ZipRefused) throw new FolderRefused(error.message, { cause: error });
    throw error;
  }
}

const LONGEST_COMMIT = 40;
const COMMENT_LENGTH = 2;

/** Reads the commit that code hosts write into the comment of an archive; null if there is none. ADM-105 */
export function commitOf(bytes: Uint8Array): string | null {
  if (bytes.length < LONGEST_COMMIT + COMMENT_LENGTH) return null;
  const end = bytes.subarray(-LONGEST_COMMIT - COMMENT_LENGTH);
  const comment = new TextDecoder('latin1').decode(end.subarray(COMMENT_LENGTH));
  return end[0] === LONGEST_COMMIT && end[1] === 0 && /^[0-9a-f]+$/.test(comment) ? comment : null;
}

/**
 * Reads the files of a course folder from a zip.
 * @param notRead the failure of the call, whose sentence is replaced by the reason
 * @throws RefusalError
 */
export async function unzippedFolder(bytes: Uint8Array, notRead: Failure): Promise<Files> {
  try {
    return await filesInZip(bytes);
  } catch (error) {
    if (error instanceof FolderRefused) throw new RefusalError({ ...notRead, message: error.message });
    throw error;
  }
}
