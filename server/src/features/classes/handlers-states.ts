import * as calls from '@bcs/contract/features/classes/calls-states';
import { classState, type ClassMoments } from '@bcs/contract/features/classes/states';
import type { Action } from '@bcs/contract/kernel/audit';
import { sendWaitingInvitations } from '#features/accounts/queries-waiting';
import type { AuditContext } from '#kernel/context';
import { audit, onScreen } from '#kernel/audit';
import { publishPeople } from '#kernel/changes';
import { DONE, defineHandler } from '#kernel/handler';
import { findPeopleOf, lockClass, setMoments, type HeldClass } from './queries-states.ts';

const facts = (_input: unknown, { db, viewer }: AuditContext): Promise<HeldClass> => lockClass(db, viewer);

/** Sets the moments that change, writes it down, and lets the pages of everybody in the class fetch all they show. */
async function move(
  context: AuditContext,
  held: HeldClass,
  changed: Partial<ClassMoments>,
  action: Action,
  reason?: string,
): Promise<typeof DONE> {
  const { db, viewer } = context;
  const { universityId, courseId } = viewer;
  const after: ClassMoments = { ...held, ...changed };
  await setMoments(db, viewer, after);
  await audit(db, onScreen(context), [
    {
      action,
      object: { kind: 'class', id: courseId, name: held.code },
      universityId,
      courseId,
      before: { state: classState(held) },
      after: { state: classState(after) },
      reason: reason ?? null,
    },
  ]);
  await publishPeople(db, { accountIds: await findPeopleOf(db, viewer), courseIds: [courseId] });
  return DONE;
}

export const publishClass = defineHandler(calls.publishClass, {
  facts,
  run: async (_input, context, held) => {
    const { db, viewer, now } = context;
    const done = await move(context, held, { publishedAt: now }, 'class.publish');
    await sendWaitingInvitations(db, viewer, now);
    return done;
  },
});

export const concludeClass = defineHandler(calls.concludeClass, {
  facts,
  run: (_input, context, held) => move(context, held, { concludedAt: context.now }, 'class.conclude'),
});

export const reopenClass = defineHandler(calls.reopenClass, {
  facts,
  run: ({ reason }, context, held) => move(context, held, { concludedAt: null }, 'class.reopen', reason.trim()),
});

export const archiveClass = defineHandler(calls.archiveClass, {
  facts,
  run: (_input, context, held) => move(context, held, { archivedAt: context.now }, 'class.archive'),
});

export const restoreClass = defineHandler(calls.restoreClass, {
  facts,
  run: (_input, context, held) => move(context, held, { archivedAt: null, deletedAt: null }, 'class.restore'),
});

export const deleteDraftClass = defineHandler(calls.deleteDraftClass, {
  facts,
  run: (_input, context, held) => move(context, held, { deletedAt: context.now }, 'class.delete'),
});
