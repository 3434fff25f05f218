import { AssignmentFile, SessionFile } from '@bcs/contract/features/curricula/model';
import type { UploadedFile } from '@bcs/contract/features/resources/model';
import type { FolderItem } from '#kernel/course-folder/folder';

/** The source from which a class takes over: a course folder, or a version of a plan. */
export type SourceKind = 'folder' | 'plan';

/** The sessions and assignments of a source of any kind. ADM-102, ADM-104 */
export interface SourceContent {
  readonly sessions: readonly FolderItem<SessionFile>[];
  readonly assignments: readonly FolderItem<AssignmentFile>[];
}

/** Files that lie beside sessions, as they are kept. ADM-104 */
export type ResourceFiles = Readonly<Record<string, UploadedFile>>;
/** The uploaded files where only the key matters. */
export type KeptUnder = Readonly<Record<string, Pick<UploadedFile, 'fileKey'>>>;

/** A source with what is remembered of it once it is taken over. */
export interface CourseSource {
  readonly kind: SourceKind;
  readonly content: SourceContent;
  /** The files of a folder as they came, by their paths; a plan has none. */
  readonly files: Readonly<Record<string, string>>;
  /** The files beside its sessions, by their paths. */
  readonly resources: ResourceFiles;
  /** The commit of a folder, where it was told. */
  readonly revision: string | null;
  /** The version of a plan; null for a folder. */
  readonly plan: Readonly<{ planId: number; number: number }> | null;
}

/** The content that a source brought of an item: facts, text, and the original file where it came in a folder. */
export interface Brought {
  readonly facts: unknown;
  readonly text: string;
  readonly file: string | null;
  /** The keys under which its own files are kept, by their names; null where it has none. */
  readonly keys: Readonly<Record<string, string>> | null;
}

/** Rebuilds the content that a source has brought before, as it would bring it again. */
const contentOfBases = (
  bases: readonly (Brought & Readonly<{ kind: 'session' | 'assignment'; key: string }>)[],
): SourceContent => ({
  sessions: bases
    .filter(({ kind }) => kind === 'session')
    .map(({ key, facts, text }) => ({ key, text, facts: SessionFile.parse(facts) })),
  assignments: bases
    .filter(({ kind }) => kind === 'assignment')
    .map(({ key, facts, text }) => ({ key, text, facts: AssignmentFile.parse(facts) })),
});

/** The files beside sessions that a source has brought. */
const resourcesOfBases = (
  bases: readonly (Brought & Readonly<{ kind: 'session' | 'assignment'; key: string }>)[],
): KeptUnder =>
  Object.fromEntries(
    bases.flatMap(({ key, keys }) =>
      Object.entries(keys ?? {}).map(([name, fileKey]) => [`sessions/${key}/${name}`, { fileKey }]),
    ),
  );

/** Builds the source as it was brought last, to be compared with the present class. */
export const lastBrought = (kind: SourceKind, bases: Parameters<typeof contentOfBases>[0]) => ({
  kind,
  content: contentOfBases(bases),
  resources: resourcesOfBases(bases),
});
