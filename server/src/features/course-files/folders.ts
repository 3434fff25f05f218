import type { AssignmentFile, SessionFile } from '@bcs/contract/features/curricula/model';
import type { ClassKey } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import { sql, type Db } from '#database/db';
import type { FolderItem } from '#kernel/course-folder/folder';
import type { CourseSource, ResourceFiles } from './source.ts';

/** An uploaded folder as it is kept until it is applied. */
export interface KeptFolder {
  readonly sessions: readonly FolderItem<SessionFile>[];
  readonly assignments: readonly FolderItem<AssignmentFile>[];
  /** Markdown and course.yaml as they came. */
  readonly files: Readonly<Record<string, string>>;
  readonly resources: ResourceFiles;
}

interface Uploaded {
  readonly fileName: string;
  readonly revision: string | null;
  readonly content: KeptFolder;
  readonly accountId: number;
}

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

/** A folder that was uploaded for this class, as a source. */
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

/** A folder that was read, as a source. */
export const toCourseSource = <Told extends { readonly revision: string | null }>(
  { files, resources, ...content }: KeptFolder,
  told: Told,
): CourseSource & Told => ({ kind: 'folder', plan: null, content, files, resources, ...told });
