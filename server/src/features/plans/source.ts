import { folderNotRead } from '@bcs/contract/features/plans/failures';
import { COURSE_FOLDER, type FolderMistake } from '@bcs/contract/features/curricula/model';
import type { PlanContent, PlanSource } from '@bcs/contract/features/plans/model';
import type { Administrator } from '@bcs/contract/kernel/ability';
import type { Db } from '#database/db';
import { classFolder } from '#features/curricula/class-folder';
import { FolderRefused } from '#features/curricula/folder-refused';
import { filesInZip } from '#features/curricula/folder-in-zip';
import { readCourse } from '#features/curricula/read-course';
import type { Files } from '#kernel/course-folder/folder';
import { writeFolder } from '#kernel/course-folder/write-folder';
import { orNotFound, RefusalError } from '#kernel/refusal-error';
import { contentOf } from './content.ts';
import { findSourceClass } from './queries.ts';

interface Begun {
  /** Null: the mistakes are in the way. */
  readonly content: PlanContent | null;
  readonly mistakes: readonly FolderMistake[];
  /** How many resources plans do not hold. */
  readonly leftOut: number;
}
interface Context {
  readonly db: Db;
  readonly viewer: Administrator;
}

/** What a new plan begins with; a folder and a class are checked in the same way. ADM-102, ADM-106 */
export async function beginWith(
  from: PlanSource,
  course: PlanContent['course'],
  { db, viewer }: Context,
): Promise<Begun> {
  if (from.kind === 'empty') return { content: { course, sessions: [], assignments: [] }, mistakes: [], leftOut: 0 };
  const files =
    from.kind === 'class'
      ? writeFolder(
          (await classFolder(db, orNotFound(await findSourceClass(db, viewer.reach, from.courseId)))).folder,
          COURSE_FOLDER,
        )
      : await unzipped(from.base64);
  const { folder, mistakes } = readCourse(files);
  return { content: folder && contentOf(folder), mistakes, leftOut: folder?.resources.size ?? 0 };
}

async function unzipped(base64: string): Promise<Files> {
  try {
    return await filesInZip(Buffer.from(base64, 'base64'));
  } catch (error) {
    if (error instanceof FolderRefused) throw new RefusalError(folderNotRead(error.message));
    throw error;
  }
}
