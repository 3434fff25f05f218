type Place = Readonly<{ universityId: number; courseId: number }>;

/** Builds the action of the history for a change of a session. ADM-111 */
export const changedSession = (
  action: 'create' | 'update' | 'cancel' | 'restore',
  { universityId, courseId }: Place,
  { id, name }: Readonly<{ id: number; name: string }>,
) => ({ action: `session.${action}`, object: { kind: 'session', id, name }, universityId, courseId }) as const;

/** Builds the action of the history for a change of an assignment. ADM-111 */
export const changedAssignment = (
  action: 'create' | 'update' | 'archive' | 'restore',
  { universityId, courseId }: Place,
  { id, title: name }: Readonly<{ id: number; title: string }>,
) => ({ action: `assignment.${action}`, object: { kind: 'assignment', id, name }, universityId, courseId }) as const;
