import * as calls from '@bcs/contract/features/session-editor/calls';
import { SESSION_MOVED_ON } from '@bcs/contract/features/session-editor/failures';
import type { ClassAdministrator } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import type { Db } from '#database/db';
import { audit, onScreen } from '#kernel/audit';
import { DONE, defineHandler } from '#kernel/handler';
import { changedSession } from '#kernel/item-history';
import { orNotFound, RefusalError } from '#kernel/refusal-error';
import type { Tell } from '#kernel/trace';
import { notifyOfCancelling, notifyOfRestoring } from './notify.ts';
import { planCancel } from './plan-cancel.ts';
import { findStored } from './queries.ts';
import { setCancelled } from './queries-write.ts';

interface Context {
  readonly db: Db;
  readonly viewer: ClassAdministrator;
  readonly now: Instant;
  readonly tell: Tell;
}
interface Input {
  readonly sessionId: number;
  readonly digest: string;
}

export const previewCancelSession = defineHandler(calls.previewCancelSession, {
  run: async ({ sessionId }, context) =>
    planCancel(context, orNotFound(await findStored(context.db, context.viewer, sessionId, false))),
});

/** @param cancels what was previewed: false restores */
async function write({ sessionId, digest }: Input, context: Context, cancels: boolean) {
  const { db, viewer, now } = context;
  const stored = orNotFound(await findStored(db, viewer, sessionId, true));
  const plan = await planCancel(context, stored);
  if (plan.cancels !== cancels || plan.digest !== digest) throw new RefusalError(SESSION_MOVED_ON);
  const cancelledAt = cancels ? now : null;
  await setCancelled(db, viewer, sessionId, cancelledAt, now);
  await audit(db, onScreen(context), [
    {
      ...changedSession(cancels ? 'cancel' : 'restore', viewer, stored),
      before: { cancelledAt: stored.cancelledAt },
      after: { cancelledAt },
    },
  ]);
  const occasion = { course: viewer, now };
  if (cancels) await notifyOfCancelling(db, stored, { ...occasion, tells: plan.studentsTold > 0 });
  else await notifyOfRestoring(db, stored, occasion);
  return DONE;
}

export const cancelSession = defineHandler(calls.cancelSession, {
  run: (input, context) => write(input, context, true),
});

export const restoreSession = defineHandler(calls.restoreSession, {
  run: (input, context) => write(input, context, false),
});
