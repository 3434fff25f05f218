import { FOLDER_BOUNDS } from '#kernel/course-folder/bounds';
import type { Files } from '#kernel/course-folder/folder';
import type { FileStore } from '#kernel/file-store';

/** The bytes of the files beside sessions, as many as a folder holds; the check tells which are missing. ADM-104, ADM-107 */
export async function bytesBeside(
  store: FileStore,
  beside: readonly { readonly path: string; readonly fileKey: string; readonly size: number }[],
): Promise<Files> {
  const files = new Map<string, Uint8Array>();
  let left: number = FOLDER_BOUNDS.mostBytes;
  for (const { path, fileKey, size } of beside) {
    left -= size;
    if (left < 0) break;
    const bytes = await store.get(fileKey);
    if (bytes) files.set(path, bytes);
  }
  return files;
}
