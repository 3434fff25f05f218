import type { ClassAdministrator } from '@bcs/contract/kernel/ability';

/** How the history calls a change of an assignment. ADM-111 */
export const changed = (
  action: 'create' | 'update' | 'archive' | 'restore',
  viewer: ClassAdministrator,
  { id, title }: { id: number; title: string },
) =>
  ({
    action: `assignment.${action}`,
    object: { kind: 'assignment', id, name: title },
    universityId: viewer.universityId,
    courseId: viewer.courseId,
  }) as const;
