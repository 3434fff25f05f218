import * as calls from '@bcs/contract/features/session-editor/calls';
import { PREVIEW_OUTDATED } from '@bcs/contract/kernel/failure';
import type { AuditContext } from '#kernel/context';
import { audit, onScreen } from '#kernel/audit';
import { changedSession } from '#kernel/item-history';
import { planned } from '#kernel/planned';
import { throwIf } from '#kernel/refusal-error';
import { notifyOfCancelling, notifyOfRestoring } from './notify.ts';
import { planCancel, type CancelPlan } from './plan-cancel.ts';
import { setCancelled } from './queries-write.ts';

async function write({ stored, cancels, studentsTold }: CancelPlan, context: AuditContext) {
  const { db, viewer, now } = context;
  const cancelledAt = cancels ? now : null;
  await setCancelled(db, viewer, stored.id, cancelledAt, now);
  await audit(db, onScreen(context), [
    {
      ...changedSession(cancels ? 'cancel' : 'restore', viewer, stored),
      before: { cancelledAt: stored.cancelledAt },
      after: { cancelledAt },
    },
  ]);
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
