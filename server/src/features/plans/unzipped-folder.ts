import { folderNotRead } from '@bcs/contract/features/plans/failures';
import type { Files } from '#kernel/course-folder/folder';
import { filesInZip } from '#kernel/course-folder/folder-in-zip';
import { FolderRefused } from '#kernel/course-folder/folder-refused';
import { RefusalError } from '#kernel/refusal-error';

/** The files of a course folder that came in a zip. @throws RefusalError FOLDER_NOT_READ, in words */
export async function unzippedFolder(bytes: Uint8Array): Promise<Files> {
  try {
    return await filesInZip(bytes);
  } catch (error) {
    if (error instanceof FolderRefused) throw new RefusalError(folderNotRead(error.message));
    throw error;
  }
}
