import { folderFaults } from '@bcs/contract/features/curricula/faults';
import { COURSE_FOLDER } from '@bcs/contract/features/curricula/model';
import type { Files, Mistake } from '#kernel/course-folder/folder';
import { readFolder } from '#kernel/course-folder/read-folder';
import type { KeptFolder } from './folders.ts';

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
const isText = (path: string): boolean => path === 'course.yaml' || /^(?:sessions|assignments)\/[^/]+\.md$/.test(path);

/** A folder with its texts as they came, or every mistake in it. ADM-104, ADM-106 */
export function readFolderFiles(
  files: Files,
):
  | { readonly kept: KeptFolder; readonly mistakes: readonly [] }
  | { readonly kept: null; readonly mistakes: readonly Mistake[] } {
  const { folder, mistakes } = readFolder(files, COURSE_FOLDER, folderFaults);
  if (!folder) return { kept: null, mistakes };
  const texts = [...files].filter(([path]) => isText(path)).map(([path, bytes]) => [path, decoder.decode(bytes)]);
  const { sessions, assignments } = folder;
  return { kept: { sessions, assignments, files: Object.fromEntries(texts) }, mistakes: [] };
}
