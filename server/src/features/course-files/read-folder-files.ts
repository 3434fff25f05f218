import { folderFaults } from '@bcs/contract/features/curricula/faults';
import { COURSE_FOLDER, type SessionFile } from '@bcs/contract/features/curricula/model';
import { titleOf } from '@bcs/contract/features/resources/problems';
import type { Files, FolderItem, Mistake } from '#kernel/course-folder/folder';
import { readFolderInTurns } from '#kernel/course-folder/read-folder';
import type { KeptFolder } from './folders.ts';

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
const isText = (path: string): boolean => path === 'course.yaml' || /^(?:sessions|assignments)\/[^/]+\.md$/.test(path);

/** A folder that was read, with the bytes of the files beside its sessions. */
export interface ReadFolderFiles {
  readonly kept: Omit<KeptFolder, 'resources'>;
  readonly beside: Files;
  readonly mistakes: readonly [];
}

/** Adds the files that are in a session's folder but not named there, after the named ones and by file name. ADM-104 */
function withUnnamed(item: FolderItem<SessionFile>, paths: readonly string[]): FolderItem<SessionFile> {
  const folder = `sessions/${item.key}/`;
  const { resources } = item.facts;
  const named = new Set(resources.flatMap((resource) => ('file' in resource ? [resource.file] : [])));
  const unnamed = paths
    .filter((path) => path.startsWith(folder))
    .map((path) => path.slice(folder.length))
    .filter((file) => !named.has(file))
    .toSorted();
  const added = unnamed.map((file) => ({ title: titleOf(file) || file, file }));
  return { ...item, facts: { ...item.facts, resources: [...resources, ...added] } };
}

/** A folder with its texts as they came, or every mistake in it. ADM-104, ADM-106 */
export async function readFolderFiles(
  files: Files,
): Promise<ReadFolderFiles | { readonly kept: null; readonly mistakes: readonly Mistake[] }> {
  const { folder, mistakes } = await readFolderInTurns(files, COURSE_FOLDER, folderFaults);
  if (!folder) return { kept: null, mistakes };
  const texts = [...files].filter(([path]) => isText(path)).map(([path, bytes]) => [path, decoder.decode(bytes)]);
  const paths = [...folder.resources.keys()];
  const sessions = folder.sessions.map((item) => withUnnamed(item, paths));
  const { assignments } = folder;
  return {
    kept: { sessions, assignments, files: Object.fromEntries(texts) },
    beside: folder.resources,
    mistakes: [],
  };
}
