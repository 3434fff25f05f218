import type { ClassesAdministrator } from '@bcs/contract/kernel/ability';
import { sql, type Sql } from '#database/db';
import type { ImportReach } from '../nouns/noun.ts';
import type { StoredImport } from '../queries-imports.ts';

/** The classes in which a role allows the caller's action. */
const classesOf = ({ seats }: ClassesAdministrator): number[] => seats.map(({ courseId }) => courseId);

/** Selects the imports `i` that a person may see: those of universities within reach and of their own classes. */
export const within = (viewer: ClassesAdministrator): Sql => sql`(
  ${viewer.reach.installation} or i.university_id = any(${viewer.reach.universityIds as number[]}::int[])
  or i.course_id = any(${classesOf(viewer)}::int[]))`;

/** Limits an import to the place where it was begun, and to the reach of the person who sees it. */
export function importReach(
  viewer: ClassesAdministrator,
  { universityId, courseId }: Pick<StoredImport, 'universityId' | 'courseId'>,
): ImportReach {
  const universityIds = universityId === null ? null : [universityId];
  const peopleOf = viewer.reach.installation ? null : viewer.reach.universityIds;
  return { universityIds, courseIds: courseId === null ? null : [courseId], peopleOf };
}

/** Tells whether a person may start an import in a place: people need a grant, rosters of own classes a role. */
export function mayBeginAt(
  viewer: ClassesAdministrator,
  { kind, universityId, courseId }: Pick<StoredImport, 'kind' | 'universityId' | 'courseId'>,
): boolean {
  const { installation, universityIds } = viewer.reach;
  if (installation || (universityId !== null && universityIds.includes(universityId))) return true;
  return kind === 'enrollments' && courseId !== null && classesOf(viewer).includes(courseId);
}
