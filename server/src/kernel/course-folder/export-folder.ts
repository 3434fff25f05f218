import type { CourseFolder, Mistake, Shapes } from './folder.ts';
import { readFolder, type Fault } from './read-folder.ts';
import { writeFolder } from './write-folder.ts';

export interface Exported {
  /** The files in the order of their paths. */
  readonly files: { path: string; text: string }[];
  readonly mistakes: Mistake[];
}

/** Whatever is in a folder is written; what it may not hold is told, so that nothing is left out unsaid. ADM-104 */
export function exportFolder<S extends Shapes>(
  folder: CourseFolder<S>,
  shapes: S,
  faultsOf: (
    read: Pick<CourseFolder<S>, 'sessions' | 'assignments' | 'resources'>,
    unread: readonly string[],
  ) => readonly Fault[],
): Exported {
  const files = writeFolder(folder, shapes);
  const decoder = new TextDecoder();
  return {
    files: [...files]
      .map(([path, bytes]) => ({ path, text: decoder.decode(bytes) }))
      .toSorted((one, other) => (one.path < other.path ? -1 : 1)),
    mistakes: [...readFolder(files, shapes, faultsOf).mistakes],
  };
}
