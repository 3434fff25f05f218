import { AssignmentFile, SessionFile } from '@bcs/contract/features/curricula/model';
import type { UploadedFile } from '@bcs/contract/features/resources/model';
import type { FolderItem } from '#kernel/course-folder/folder';

/** The kinds of sources: a course folder, or a version of a plan. */
export type SourceKind = 'folder' | 'plan';

/** The sessions and assignments of a source of any kind. ADM-102, ADM-104 */
export interface SourceContent {
  readonly sessions: readonly FolderItem<SessionFile>[];
  readonly assignments: readonly FolderItem<AssignmentFile>[];
}

/** The stored files of sessions, by path. ADM-104 */
export type ResourceFiles = Readonly<Record<string, UploadedFile>>;
/** Uploaded files, where only the key matters. */
export type FilesByKey = Readonly<Record<string, Pick<UploadedFile, 'fileKey'>>>;

/** A source, with the data that is stored after a take-over. */
export interface CourseSource {
  readonly kind: SourceKind;
  readonly content: SourceContent;
  /** The original files of a folder by path; a plan has none. */
  readonly files: Readonly<Record<string, string>>;
  /** The files of its sessions, by path. */
  readonly resources: ResourceFiles;
  /** The commit of a folder, if known. */
  readonly revision: string | null;
  /** The version of a plan; null for a folder. */
  readonly plan: Readonly<{ planId: number; number: number }> | null;
}

/** An item as its source brought it: facts, text, and the original file if it came in a folder. */
export interface BroughtContent {
  readonly facts: unknown;
  readonly text: string;
  readonly file: string | null;
  /** The keys of its stored files by name; null if it has none. */
  readonly keys: Readonly<Record<string, string>> | null;
}

/** Rebuilds what a source has brought, as it would bring it again. */
const contentOfBases = (
  bases: readonly (BroughtContent & Readonly<{ kind: 'session' | 'assignment'; key: string }>)[],
): SourceContent => ({
  sessions: bases
    .filter(({ kind }) => kind === 'session')
    .map(({ key, facts, text }) => ({ key, text, facts: SessionFile.parse(facts) })),
  assignments: bases
    .filter(({ kind }) => kind === 'assignment')
    .map(({ key, facts, text }) => ({ key, text, facts: AssignmentFile.parse(facts) })),
});

/** The session files that a source has brought. */
const resourcesOfBases = (
  bases: readonly (BroughtContent & Readonly<{ kind: 'session' | 'assignment'; key: string }>)[],
): FilesByKey =>
  Object.fromEntries(
    bases.flatMap(({ key, keys }) =>
      Object.entries(keys ?? {}).map(([name, fileKey]) => [`sessions/${key}/${name}`, { fileKey }]),
    ),
  );

/** Rebuilds the source as it was last brought, for comparison with the present class. */
export const sourceAsBrought = (kind: SourceKind, bases: Parameters<typeof contentOfBases>[0]) => ({
  kind,
  content: contentOfBases(bases),
  resources: resourcesOfBases(bases),
});
