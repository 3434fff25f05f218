import { randomUUID } from 'node:crypto';
import type { ItemChange } from '@bcs/contract/features/assignment-editor/consequences';
import { findAheadAgain, isDifferent, findMovedSessions } from '@bcs/contract/features/session-editor/changed-sessions';
import { contextOfKind } from '@bcs/contract/features/scheduling/kinds';
import { saveFollowingDueDates } from '#features/assignment-editor/notify';
import type { StoredChange } from '#features/assignment-editor/queries-consequences';
import { notifyAbsent, notifyNotAbsent } from '#features/attendance/notify';
import {
  restoreMarks,
  clearMarks,
  type MarkedStudent,
  type PostponedSession,
} from '#features/attendance/queries-put-off';
import { undoSystemMarks } from '#features/attendance/queries-system';
import type { AuditContext } from '#kernel/context';
import { audit, auditFromScreen, type AuditAuthor } from '#kernel/audit';
import { changedSession } from '#kernel/item-history';
import { historyFields } from './history.ts';
import { notifyChanges, type TellableChange } from './notify.ts';
import { updateSessions } from './queries-write.ts';

/** The planned consequences of changed sessions. */
interface Follows {
  readonly told: readonly TellableChange[];
  readonly dueDates: readonly StoredChange[];
  /** The due dates as the class counts them. */
  readonly counted: readonly ItemChange[];
  readonly due: { readonly studentsTold: number };
  readonly studentsTold: number;
  /** The number of other due dates that are saved elsewhere and mentioned in the same message. */
  readonly dueDatesBeside?: number;
  /** Tells whether the marks of moved sessions are cleared, because they are held on another day. D-235 */
  readonly clears?: boolean;
}

/**
 * Saves changed sessions and their due dates as one batch of the history, with one message to each student. Automatic
 * absences are removed if a session is in the future again. ADM-086, ADM-088, ADM-111
 */
export async function saveChanges(
  context: AuditContext,
  changes: readonly TellableChange[],
  { told, dueDates, counted, due, studentsTold, dueDatesBeside = 0, clears = false }: Follows,
  author: AuditAuthor = { ...auditFromScreen(context), batchId: randomUUID() },
): Promise<void> {
  const { db, viewer, now } = context;
  for (const moved of findMovedSessions(changes)) await moveMarks(context, changes, moved, clears);
  for (const { before } of findAheadAgain(changes, now)) if (before) await undoSystemMarks(db, viewer, before.id, now);
  const standing = changes.filter(({ before }) => before !== null).map(({ id, after }) => ({ ...after, id }));
  await updateSessions(db, viewer, standing, now);
  await audit(
    db,
    author,
    changes.filter(isDifferent).map(({ id, before, after }) => ({
      ...changedSession(before ? 'update' : 'create', viewer, { id, name: after.name }),
      before: before && historyFields(before),
      after: historyFields(after),
    })),
  );
  const isTold = told.length > 0 && studentsTold > 0;
  await saveFollowingDueDates(context, author, dueDates, counted, isTold ? 'withdraw' : 'tell once');
  const dueDatesTold = (due.studentsTold > 0 ? dueDates.length : 0) + dueDatesBeside;
  if (isTold) await notifyChanges(db, told, { course: viewer, now }, dueDatesTold);
}

/** Clears marks that depend on the old date, and restores them if the session is moved back. D-235 */
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
  const absent = (marks: readonly MarkedStudent[]) =>
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
