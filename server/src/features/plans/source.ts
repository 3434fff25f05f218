import { folderFaults } from '@bcs/contract/features/curricula/faults';
import { FOLDER_NOT_READ } from '@bcs/contract/features/plans/failures';
import { COURSE_FOLDER, type FolderMistake } from '@bcs/contract/features/curricula/model';
import type { PlanContent, PlanSource } from '@bcs/contract/features/plans/model';
import type { Administrator } from '@bcs/contract/kernel/ability';
import type { Db } from '#database/db';
import { keepClassFolder } from '#features/curricula/queries-keys';
import type { Files } from '#kernel/course-folder/folder';
import { readFolderInTurns } from '#kernel/course-folder/read-folder';
import { unzippedFolder } from '#kernel/course-folder/folder-in-zip';
import { writeFolder } from '#kernel/course-folder/write-folder';
import { fileOf } from '#kernel/file-of';
import { orNotFound } from '#kernel/refusal-error';
import { toPlanContent } from './content.ts';
import { findSourceClass } from './queries.ts';

interface Begun {
  /** The content of the new plan; null if mistakes prevent it. */
  readonly content: PlanContent | null;
  readonly mistakes: readonly FolderMistake[];
  /** The number of resources that were left out, since plans cannot contain files. */
  readonly leftOut: number;
}
type Context = Readonly<{ db: Db; viewer: Administrator; file: Uint8Array | null }>;

/** Reads the first content of a new plan, checking a folder and a class in the same way. ADM-102, ADM-106 */
export async function readFirstContent(
  from: PlanSource,
  course: PlanContent['course'],
  context: Context,
): Promise<Begun> {
  if (from.kind === 'empty') return { content: { course, sessions: [], assignments: [] }, mistakes: [], leftOut: 0 };
  const files =
    from.kind === 'class'
      ? await filesOfClass(from.courseId, context)
      : await unzippedFolder(fileOf(from.base64, context), FOLDER_NOT_READ);
  const { folder, mistakes } = await readFolderInTurns(files, COURSE_FOLDER, folderFaults);
  return { content: folder && toPlanContent(folder), mistakes, leftOut: folder?.resources.size ?? 0 };
}

async function filesOfClass(courseId: number, { db, viewer }: Context): Promise<Files> {
  const place = orNotFound(await findSourceClass(db, viewer.reach, courseId));
  return writeFolder(await keepClassFolder(db, place), COURSE_FOLDER);
}
