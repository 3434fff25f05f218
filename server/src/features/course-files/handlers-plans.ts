import { randomUUID } from 'node:crypto';
import * as calls from '@bcs/contract/features/course-files/calls-plans';
import { onScreen } from '#kernel/audit';
import { DONE, defineHandler } from '#kernel/handler';
import { orNotFound } from '#kernel/refusal-error';
import { compareWith, NOTHING_CHOSEN } from './compare.ts';
import { mayEdit } from './may-edit.ts';
import { planTakeOver } from './plan-take-over.ts';
import { findBases } from './queries.ts';
import { findPlanSource, findPublishedPlans, findTakenPlan } from './queries-plans.ts';
import { shownItems } from './shown-item.ts';
import { lastBrought } from './source.ts';
import { takeOver as writeTakeOver } from './take-over.ts';

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

export const previewTakeOver = defineHandler(calls.previewTakeOver, {
  run: async ({ wanted, ...version }, context) => {
    const plan = orNotFound(await findPlanSource(context.db, context.viewer, version));
    const { shown } = await planTakeOver(context, plan, wanted, false);
    return { ...shown, name: plan.name };
  },
});

export const takeOver = defineHandler(calls.takeOver, {
  run: async ({ wanted, digest, ...version }, context) => {
    const plan = orNotFound(await findPlanSource(context.db, context.viewer, version));
    const author = { ...onScreen(context), batchId: randomUUID() };
    return { ...DONE, changed: await writeTakeOver(context, plan, { wanted, digest }, author) };
  },
});
