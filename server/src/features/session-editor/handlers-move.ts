import * as calls from '@bcs/contract/features/session-editor/calls-move';
import { ITEMS_MOVED_ON } from '@bcs/contract/features/session-editor/failures';
import { getSchedule } from '#features/scheduling/queries-class';
import { DONE, defineHandler } from '#kernel/handler';
import { RefusalError } from '#kernel/refusal-error';
import { planMove } from './plan-move.ts';
import { saveChanges } from './notify-changes.ts';

export const previewMoveItems = defineHandler(calls.previewMoveItems, {
  run: async (wanted, context) =>
    planMove(context, await getSchedule(context.db, context.viewer, false), wanted, false),
});

export const moveItems = defineHandler(calls.moveItems, {
  run: async ({ digest, ...wanted }, context) => {
    const plan = await planMove(context, await getSchedule(context.db, context.viewer, true), wanted, true);
    if (plan.digest !== digest) throw new RefusalError(ITEMS_MOVED_ON);
    await saveChanges(context, plan.sessions, plan);
    return { ...DONE, changed: plan.sessions.length + plan.dueDates.length };
  },
});
