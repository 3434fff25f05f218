import type { ClassesAdministrator } from '@bcs/contract/kernel/ability';
import { sql, type Sql } from '#database/db';
import type { ImportReach } from '../nouns/noun.ts';
import type { StoredImport } from '../queries-imports.ts';

/** The classes in which a role allows what the caller does. */
const classesOf = ({ seats }: ClassesAdministrator): number[] => seats.map(({ courseId }) => courseId);

/** The imports `i` that somebody may see: those of universities within reach, and of own classes. */
export const within = (viewer: ClassesAdministrator): Sql => sql`(
  ${viewer.reach.installation} or i.university_id = any(${viewer.reach.universityIds as number[]}::int[])
  or i.course_id = any(${classesOf(viewer)}::int[]))`;

/** Limits an import to the place where it was begun, and to the extent of the person who looks at it. */
export function reachOf(
  viewer: ClassesAdministrator,
  { universityId, courseId }: Pick<StoredImport, 'universityId' | 'courseId'>,
): ImportReach {
  const universityIds = universityId === null ? null : [universityId];
  const peopleOf = viewer.reach.installation ? null : viewer.reach.universityIds;
  return { universityIds, courseIds: courseId === null ? null : [courseId], peopleOf };
}

/**
 * Tells whether somebody may begin an import there: people by a grant alone, the rosters of own classes by a role as
 * well.
 */
export function mayBeginAt(
  viewer: ClassesAdministrator,
  { kind, universityId, courseId }: Pick<StoredImport, 'kind' | 'universityId' | 'courseId'>,
): boolean {
  const { installation, universityIds } = viewer.reach;
  if (installation || (universityId !== null && universityIds.includes(universityId))) return true;
  return kind === 'enrollments' && courseId !== null && classesOf(viewer).includes(courseId);
}
