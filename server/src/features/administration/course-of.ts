import type { Db } from '#database/db';
import { RowRefused } from './import-noun.ts';
import { findCourse, type CourseKey } from './queries-courses.ts';

/** The course that a row names. @throws RowRefused */
export async function courseOf(
  tx: Db,
  { university, course }: { university: string; course: string },
): Promise<CourseKey> {
  const found = await findCourse(tx, university, course);
  if (!found) throw new RowRefused(`course: ${university} has no course ${course}`);
  return found;
}
