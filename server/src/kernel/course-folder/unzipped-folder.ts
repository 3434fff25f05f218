import type { Failure } from '@bcs/contract/kernel/failure';
import { RefusalError } from '#kernel/refusal-error';
import type { Files } from './folder.ts';
import { filesInZip } from './folder-in-zip.ts';
import { FolderRefused } from './folder-refused.ts';

/**
 * The files of a course folder that came in a zip.
 * @param notRead what a call says; its sentence becomes what is wrong with this zip
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
