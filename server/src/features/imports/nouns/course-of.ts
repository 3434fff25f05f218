import type { Db } from '#database/db';
import { RowRefused } from './noun.ts';
import { findCourse, type CourseKey } from '#features/administration/queries-courses';

/** The course that a row names. @throws RowRefused */
export async function courseOf(
  tx: Db,
  { university, course }: { university: string; course: string },
): Promise<CourseKey> {
  const found = await findCourse(tx, university, course);
  if (!found) throw new RowRefused(`course: ${university} has no course ${course}`);
  return found;
}

/** Refuses to move an existing item to another context. @throws RowRefused */
export function refuseAnotherContext(
  { context }: { context?: string },
  stored: { readonly [column: string]: unknown },
  what: string,
): void {
  if (context !== undefined && stored['context'] !== undefined && stored['context'] !== context)
    throw new RowRefused(`context: cannot be changed once the ${what} exists`);
}
