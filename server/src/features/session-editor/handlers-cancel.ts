import * as calls from '@bcs/contract/features/session-editor/calls';
import { PREVIEW_OUTDATED } from '@bcs/contract/kernel/failure';
import { findAffectedStudents } from '@bcs/contract/features/session-editor/cancelling';
import type { CancelConsequences } from '@bcs/contract/features/session-editor/model';
import { compareInstants } from '@bcs/contract/kernel/clock';
import type { AuditContext } from '#kernel/context';
import { auditOnScreen } from '#kernel/audit';
import { changedSession } from '#kernel/item-history';
import { planned, planDigest, type PlanContext } from '#kernel/planned';
import { throwIf, orNotFound } from '#kernel/refusal-error';
import { findClassAsAdmin } from '#features/cohort-health/queries-as-admin';
import { notifyOfCancelling, notifyOfRestoring } from './notify.ts';
import { setCancelled } from './queries-write.ts';
import { countHanging, findStored, type StoredSession } from './queries.ts';

type CancelPlan = CancelConsequences & Readonly<{ stored: StoredSession; digest: string }>;

/** Plans to cancel a session, or to restore a cancelled one. ADM-087 */
async function planCancel({ sessionId }: { readonly sessionId: number }, context: PlanContext): Promise<CancelPlan> {
  const stored = orNotFound(await findStored(context.db, context.viewer, sessionId, context.holds));
  const cancels = stored.cancelledAt === null;
  const { id, name, startTime, endTime, contextId } = stored;
  const { row: found, factsOf, named } = await findClassAsAdmin(context);
  const others = found.sessions.filter((each) => each.id !== id);
  const whole = [...others, { id, name, startTime, endTime, contextId }].toSorted(
    (one, other) => compareInstants(one.startTime, other.startTime) || one.id - other.id,
  );
  const { frame: with_, students } = factsOf({ ...found, sessions: whole });
  const without = { ...with_, sessions: with_.sessions.filter((each) => each.id !== id) };
  const [was, will] = cancels ? [with_, without] : [without, with_];
  const active = students.filter((student) => student.active);
  const affected = named(findAffectedStudents(was, will, active, context.now));
  const {
    remoteDays,
    listeners: studentsTold,
    absencesTakenBack: _stay,
    ...hanging
  } = await countHanging(context.db, context.viewer, [id]);
  const follows: CancelConsequences = { cancels, hanging, remoteDays, students: affected, studentsTold };
  return { ...follows, stored, digest: planDigest([id, stored.version, follows]) };
}

async function write({ stored, cancels, studentsTold }: CancelPlan, context: AuditContext) {
  const { db, viewer, now } = context;
  const cancelledAt = cancels ? now : null;
  await setCancelled(db, viewer, stored.id, cancelledAt, now);
  await auditOnScreen(context, {
    ...changedSession(cancels ? 'cancel' : 'restore', viewer, stored),
    before: { cancelledAt: stored.cancelledAt },
    after: { cancelledAt },
  });
  const occasion = { course: viewer, now };
  if (cancels) await notifyOfCancelling(db, stored, { ...occasion, tells: studentsTold > 0 });
  else await notifyOfRestoring(db, stored, occasion);
}

const shown = { preview: calls.previewCancelSession, plan: planCancel, show: (plan: CancelPlan) => plan };

export const [previewCancelSession, cancelSession] = planned({
  ...shown,
  save: calls.cancelSession,
  refuse: ({ cancels }) => throwIf(cancels ? null : PREVIEW_OUTDATED),
  write: (plan, _input, context) => write(plan, context),
});

export const [, restoreSession] = planned({
  ...shown,
  save: calls.restoreSession,
  refuse: ({ cancels }) => throwIf(cancels ? PREVIEW_OUTDATED : null),
  write: (plan, _input, context) => write(plan, context),
});
