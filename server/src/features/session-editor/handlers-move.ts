import * as calls from '@bcs/contract/features/session-editor/calls-move';
import { DONE } from '#kernel/handler';
import { planned } from '#kernel/planned';
import { planMove } from './plan-move.ts';
import { saveChanges } from './notify-changes.ts';

export const [previewMoveItems, moveItems] = planned({
  preview: calls.previewMoveItems,
  save: calls.moveItems,
  plan: planMove,
  show: (plan) => plan,
  write: async (plan, _input, context) => {
    await saveChanges(context, plan.sessions, plan);
    return { ...DONE, changed: plan.sessions.length + plan.dueDates.length };
  },
});
