import type { CourseFolder, Mistake, FileSchemas } from './folder.ts';
import { readFolder, type FolderFault } from './read-folder.ts';
import { writeFolder } from './write-folder.ts';

export interface FolderExport {
  /** The files in the order of their paths. */
  readonly files: { path: string; text: string }[];
  readonly mistakes: Mistake[];
}

/**
 * Exports a folder completely; content that is not allowed in a folder is reported, so that nothing is silently left
 * out. ADM-104
 */
export function exportFolder<S extends FileSchemas>(
  folder: CourseFolder<S>,
  shapes: S,
  faultsOf: (
    read: Pick<CourseFolder<S>, 'sessions' | 'assignments' | 'resources'>,
    unread: readonly string[],
  ) => readonly FolderFault[],
): FolderExport {
  const files = writeFolder(folder, shapes);
  const decoder = new TextDecoder();
  return {
    files: [...files]
      .map(([path, bytes]) => ({ path, text: decoder.decode(bytes) }))
      .toSorted((one, other) => (one.path < other.path ? -1 : 1)),
    mistakes: [...readFolder(files, shapes, faultsOf).mistakes],
  };
}
