import { randomUUID } from 'node:crypto';
import type { ItemChange } from '@bcs/contract/features/assignment-editor/consequences';
import { aheadAgain, isDifferent, movedIn } from '@bcs/contract/features/session-editor/changed-sessions';
import { contextOfKind } from '@bcs/contract/features/scheduling/kinds';
import { saveFollowing } from '#features/assignment-editor/notify';
import type { StoredChange } from '#features/assignment-editor/queries-consequences';
import { notifyAbsent, notifyNotAbsent } from '#features/attendance/notify';
import { restoreMarks, clearMarks, type Marked, type PostponedSession } from '#features/attendance/queries-put-off';
import { undoSystem } from '#features/attendance/queries-system';
import type { AuditContext } from '#kernel/context';
import { audit, onScreen, type Author } from '#kernel/audit';
import { changedSession } from '#kernel/item-history';
import { kept } from './history.ts';
import { notifyChanges, type TellableChange } from './notify.ts';
import { updateSessions } from './queries-write.ts';

/** The planned consequences of changed sessions. */
interface Follows {
  readonly told: readonly TellableChange[];
  readonly dueDates: readonly StoredChange[];
  /** The due dates in the terms by which the class counts them. */
  readonly counted: readonly ItemChange[];
  readonly due: { readonly studentsTold: number };
  readonly studentsTold: number;
  /** Due dates that change besides and are saved elsewhere: the same message tells of them. */
  readonly dueDatesBeside?: number;
  /** Tells whether the marks of sessions that are moved are cleared, since they are held on another day. D-235 */
  readonly clears?: boolean;
}

/**
 * Saves changed sessions, and due dates that change with them, as one batch of the history and in one message to each
 * student. Absences that were set automatically are taken back where a session is ahead again. ADM-086, ADM-088, ADM-111
 */
export async function saveChanges(
  context: AuditContext,
  changes: readonly TellableChange[],
  { told, dueDates, counted, due, studentsTold, dueDatesBeside = 0, clears = false }: Follows,
  author: Author = { ...onScreen(context), batchId: randomUUID() },
): Promise<void> {
  const { db, viewer, now } = context;
  for (const moved of movedIn(changes)) await moveMarks(context, changes, moved, clears);
  for (const { before } of aheadAgain(changes, now)) if (before) await undoSystem(db, viewer, before.id, now);
  const standing = changes.filter(({ before }) => before !== null).map(({ id, after }) => ({ ...after, id }));
  await updateSessions(db, viewer, standing, now);
  await audit(
    db,
    author,
    changes.filter(isDifferent).map(({ id, before, after }) => ({
      ...changedSession(before ? 'update' : 'create', viewer, { id, name: after.name }),
      before: before && kept(before),
      after: kept(after),
    })),
  );
  const isTold = told.length > 0 && studentsTold > 0;
  await saveFollowing(context, author, dueDates, counted, isTold ? 'withdraw' : 'tell once');
  const dueDatesTold = (due.studentsTold > 0 ? dueDates.length : 0) + dueDatesBeside;
  if (isTold) await notifyChanges(db, told, { course: viewer, now }, dueDatesTold);
}

/** Marks that hang on the old date are cleared, and those that were cleared come back where the session is moved back. D-235 */
async function moveMarks(
  { db, viewer, now }: AuditContext,
  changes: readonly TellableChange[],
  moved: PostponedSession,
  clears: boolean,
): Promise<void> {
  const session = changes.find(({ id }) => id === moved.id)?.before;
  if (!session) return;
  const cleared = clears ? await clearMarks(db, viewer, moved.id, now) : [];
  const back = clears ? [] : await restoreMarks(db, viewer, moved, now);
  const absent = (marks: readonly Marked[]) =>
    marks.filter(({ statusCode }) => statusCode === 'absent').map(({ studentEnrollmentId }) => studentEnrollmentId);
  const facts = {
    sessionId: session.id,
    sessionName: session.name,
    startTime: session.startTime,
    contextId: contextOfKind(session),
  };
  await notifyNotAbsent(db, facts, absent(cleared), { course: viewer, now });
  await notifyAbsent(db, { ...facts, startTime: moved.startTime }, absent(back), { course: viewer, now });
}
