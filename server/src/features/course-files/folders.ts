import { type AssignmentFile, type SessionFile, COURSE_FOLDER } from '@bcs/contract/features/curricula/model';
import type { ClassKey } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import { folderFaults } from '@bcs/contract/features/curricula/faults';
import { titleFromFileName } from '@bcs/contract/features/resources/problems';
import { sql, type Db } from '#database/db';
import type { FolderItem, Files, Mistake } from '#kernel/course-folder/folder';
import { readFolderInTurns } from '#kernel/course-folder/read-folder';
import type { CourseSource, ResourceFiles } from './source.ts';

/** An uploaded folder, stored until it is applied. */
interface KeptFolder {
  readonly sessions: readonly FolderItem<SessionFile>[];
  readonly assignments: readonly FolderItem<AssignmentFile>[];
  /** The original Markdown files and course.yaml. */
  readonly files: Readonly<Record<string, string>>;
  readonly resources: ResourceFiles;
}

type Uploaded = Readonly<{ fileName: string; revision: string | null; content: KeptFolder; accountId: number }>;

export const insertFolder = async (
  tx: Db,
  { universityId, courseId }: ClassKey,
  { fileName, revision, content, accountId }: Uploaded,
  now: Instant,
): Promise<number> => {
  const { id } = await tx.one<{ id: number }>(sql`
    insert into course_folders (university_id, course_id, file_name, revision, content, uploaded_at, uploaded_by)
    values (${universityId}, ${courseId}, ${fileName}, ${revision}, ${JSON.stringify(content)}::jsonb, ${now}, ${accountId})
    returning id`);
  return id;
};

/** Finds a folder that was uploaded for this class. */
export async function findFolder(
  db: Db,
  { universityId, courseId }: ClassKey,
  folderId: number,
): Promise<(CourseSource & { readonly fileName: string }) | undefined> {
  const found = await db.maybe<Pick<Uploaded, 'fileName' | 'revision' | 'content'>>(sql`
    select file_name as "fileName", revision, content from course_folders
    where university_id = ${universityId} and course_id = ${courseId} and id = ${folderId}`);
  return found && toCourseSource(found.content, found);
}

/** Converts a parsed folder into a source. */
export const toCourseSource = <Told extends { readonly revision: string | null }>(
  { files, resources, ...content }: KeptFolder,
  told: Told,
): CourseSource & Told => ({ kind: 'folder', plan: null, content, files, resources, ...told });

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
const isText = (path: string): boolean => path === 'course.yaml' || /^(?:sessions|assignments)\/[^/]+\.md$/.test(path);

/** A parsed folder with the bytes of its session files. */
export type ReadFolderFiles = Readonly<{ kept: Omit<KeptFolder, 'resources'>; beside: Files; mistakes: readonly [] }>;

/** Adds the files in a session's folder that its text does not name, after the named ones. ADM-104 */
function withUnnamed(item: FolderItem<SessionFile>, paths: readonly string[]): FolderItem<SessionFile> {
  const folder = `sessions/${item.key}/`;
  const { resources } = item.facts;
  const named = new Set(resources.flatMap((resource) => ('file' in resource ? [resource.file] : [])));
  const unnamed = paths
    .filter((path) => path.startsWith(folder))
    .map((path) => path.slice(folder.length))
    .filter((file) => !named.has(file))
    .toSorted();
  const added = unnamed.map((file) => ({ title: titleFromFileName(file) || file, file }));
  return { ...item, facts: { ...item.facts, resources: [...resources, ...added] } };
}

/** Reads a folder with its original texts, or all mistakes in it. ADM-104, ADM-106 */
export async function readFolderFiles(
  files: Files,
): Promise<ReadFolderFiles | Readonly<{ kept: null; mistakes: readonly Mistake[] }>> {
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
