import * as calls from '@bcs/contract/features/course-files/calls-plans';
import { defineHandler } from '#kernel/handler';
import { planned } from '#kernel/planned';
import { orNotFound } from '#kernel/refusal-error';
import { compareWith, NOTHING_CHOSEN } from './compare.ts';
import { mayEdit } from './may-edit.ts';
import { planTakeOver } from './plan-take-over.ts';
import { findBases } from './queries.ts';
import { findPlanSource, findPublishedPlans, findTakenPlan } from './queries-plans.ts';
import { shownItems } from './shown-item.ts';
import { lastBrought } from './source.ts';
import { takeOverOnScreen } from './take-over.ts';

export const compareWithPlan = defineHandler(calls.compareWithPlan, {
  run: async (_input, context) => {
    const { db, viewer } = context;
    const taken = (await findTakenPlan(db, viewer)) ?? null;
    const comparison = await compareWith(
      context,
      lastBrought('plan', await findBases(db, viewer, 'plan')),
      NOTHING_CHOSEN,
      false,
    );
    return {
      taken,
      items: taken ? shownItems(comparison).filter(({ outcome }) => outcome !== 'unchanged') : [],
      plans: await findPublishedPlans(db, viewer),
      timeZone: comparison.course.timeZone,
      mayEdit: mayEdit(viewer),
    };
  },
});

export const [previewTakeOver, takeOver] = planned({
  preview: calls.previewTakeOver,
  save: calls.takeOver,
  plan: async ({ wanted, ...version }, context) =>
    planTakeOver(orNotFound(await findPlanSource(context.db, context.viewer, version)), wanted, context),
  show: ({ shown, source: { name } }) => ({ ...shown, name }),
  write: (plan, _input, context) => takeOverOnScreen(plan, context),
});
