import { TRANSFER_MOVED_ON } from '@bcs/contract/features/rosters/failures';
import type { TransferPair } from '@bcs/contract/features/rosters/transferring';
import type { Action } from '@bcs/contract/kernel/audit';
import type { Day } from '@bcs/contract/kernel/clock';
import { notifyAsksAgain } from '#features/remote-attendance/notify-asking';
import { findPendingRequests } from '#features/remote-attendance/queries-asking';
import type { AuditContext } from '#kernel/context';
import { audit, auditFromScreen } from '#kernel/audit';
import { publishPeople } from '#kernel/changes';
import { RefusalError } from '#kernel/refusal-error';
import { copyWork, findTraces, removeCopies } from './queries-copies.ts';
import { endEnrollments, startEnrollments } from './queries-enrolling.ts';
import { type HeldEnrollment, setAuthor } from './queries-write.ts';
import type { TransferWorld } from './queries-transfer.ts';
import {
  findWaiting,
  insertTransfer,
  restoreLeft,
  restoreResumed,
  restoreWaiting,
  setTransferUndone,
  type StoredTransfer,
} from './queries-transfers.ts';

interface Transfer {
  readonly person: HeldEnrollment;
  readonly world: TransferWorld;
  readonly pairs: readonly TransferPair[];
  readonly lastDay: Day | null;
  readonly note: string;
}

/** Ends one enrollment, starts the other and copies the work of paired assignments; returns how much. ADM-035, D-183 */
export async function transfer(
  context: AuditContext,
  { person, world, pairs, lastDay, note }: Transfer,
): Promise<number> {
  const { db, viewer, now } = context;
  const { universityId, courseId } = viewer;
  const { accountId, role } = person;
  const why = [`From ${world.fromCode} to ${world.code}`, note].filter(Boolean).join(': ');
  const author = auditFromScreen(context);
  const who = await setAuthor(context, author, false, why);
  const cancelled = await findWaiting(db, universityId, person.enrollmentId);
  await endEnrollments(db, [{ universityId, courseId, accountId }], who, { reason: 'transferred', lastDay });
  const [to] = await startEnrollments(db, [{ universityId, courseId: world.courseId, accountId, role }], who);
  if (!to) throw new Error('An enrollment that was begun is there.');
  const copying = pairs.flatMap((pair) =>
    pair.what === 'copied' && pair.to !== null ? [{ assignmentId: pair.assignmentId, to: pair.to }] : [],
  );
  const copied = await copyWork(db, {
    universityId,
    courseId: world.courseId,
    from: person.enrollmentId,
    to: to.id,
    pairs: copying,
  });
  const copies = await findTraces(db, universityId, copied);
  await insertTransfer(db, { universityId, from: person.enrollmentId, to, copies, cancelled }, viewer.accountId, now);
  const classes = [
    { id: courseId, code: world.fromCode },
    { id: world.courseId, code: world.code },
  ] as const;
  await auditTransfer(context, author, person, { action: 'enrollment.transfer', classes, reason: note });
  return copies.length;
}

/** Undoes a transfer; returns how many copies are kept because somebody has changed them. */
export async function undoStoredTransfer(context: AuditContext, stored: StoredTransfer): Promise<number> {
  const { db, viewer, now } = context;
  const { universityId, accountId, copies } = stored;
  const author = auditFromScreen(context);
  const who = await setAuthor(
    context,
    author,
    false,
    `Transfer undone: from ${stored.toCode} back to ${stored.fromCode}`,
  );
  const ended = await endEnrollments(db, [{ universityId, courseId: stored.toCourseId, accountId }], who, {
    reason: 'by mistake',
    lastDay: null,
  });
  if (ended[0]?.id !== stored.to) throw new RefusalError(TRANSFER_MOVED_ON);
  if (stored.before) await restoreResumed(db, stored);
  const removed = await removeCopies(db, universityId, copies);
  if (!(await restoreLeft(db, stored))) throw new RefusalError(TRANSFER_MOVED_ON);
  await restoreWaiting(db, stored);
  await notifyAsksAgain(db, await findPendingRequests(db, stored.cancelled), now);
  await setTransferUndone(db, stored, viewer.accountId, now);
  const classes = [
    { id: stored.toCourseId, code: stored.toCode },
    { id: stored.fromCourseId, code: stored.fromCode },
  ] as const;
  await auditTransfer(context, author, stored, { action: 'enrollment.undo-transfer', classes, reason: '' });
  return copies.length - removed;
}

interface Told {
  readonly action: Action;
  /** The former and the new class. */
  readonly classes: readonly [{ id: number; code: string }, { id: number; code: string }];
  readonly reason: string;
}

/** Records the transfer in the history of both classes, and updates their pages. */
async function auditTransfer(
  { db, viewer: { universityId } }: AuditContext,
  author: Parameters<typeof audit>[1],
  { accountId, name }: Readonly<{ accountId: number; name: string }>,
  { action, classes, reason }: Told,
): Promise<void> {
  const [left, reached] = classes;
  await audit(
    db,
    author,
    classes.map(({ id: courseId, code }) => ({
      action,
      object: { kind: 'enrollment', id: null, name: `${name}, ${code}` },
      universityId,
      courseId,
      personId: accountId,
      before: { class: left.code },
      after: { class: reached.code },
      reason: reason || null,
    })),
  );
  await publishPeople(db, { accountIds: [accountId], courseIds: classes.map(({ id }) => id) });
}
