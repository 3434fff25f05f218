import type { SessionFields } from '@bcs/contract/features/session-editor/model';
import type { ClassAdministrator } from '@bcs/contract/kernel/ability';

/** How the history calls a change of a session. ADM-111 */
export const changed = (
  action: 'create' | 'update' | 'cancel' | 'restore',
  { universityId, courseId }: ClassAdministrator,
  { id, name }: { id: number; name: string },
) => ({ action: `session.${action}`, object: { kind: 'session', id, name }, universityId, courseId }) as const;

/** The fields that the history keeps. */
export const kept = ({
  category,
  name,
  chapter,
  shortDescription,
  longDescription,
  startTime,
  endTime,
  roomId,
}: SessionFields) => ({ category, name, chapter, shortDescription, longDescription, startTime, endTime, roomId });
