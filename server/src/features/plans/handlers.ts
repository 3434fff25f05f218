import * as calls from '@bcs/contract/features/plans/calls';
import { PLAN_ARCHIVED } from '@bcs/contract/features/plans/failures';
import { NOT_ITS_PROGRAM } from '@bcs/contract/features/universities/failures';
import type { Db } from '#database/db';
import { lockProgram } from '#features/universities/queries-parts';
import { audit, onScreen } from '#kernel/audit';
import { DONE, defineHandler } from '#kernel/handler';
import { orNotFound, RefusalError, throwIf } from '#kernel/refusal-error';
import { throwIfNewer } from '#kernel/versions';
import { asInFiles, exported } from './content.ts';
import { changedFiles, toHistoryEntry } from './history.ts';
import { findPlan, findPlanVersion, getSurroundings } from './queries.ts';
import { findPlans } from './queries-list.ts';
import { insertPlan, setPlan } from './queries-write.ts';
import { beginWith } from './source.ts';

export const plans = defineHandler(calls.plans, {
  run: (wanted, { db, viewer }) => findPlans(db, viewer, wanted),
});

export const plan = defineHandler(calls.plan, {
  run: async ({ planId, number }, { db, viewer }) => {
    const stored = orNotFound(await findPlan(db, { ...viewer, planId }, false));
    const { content } = number === null ? stored : orNotFound(await findPlanVersion(db, viewer.reach, planId, number));
    const { mistakes } = exported(content);
    return { ...stored, ...(await getSurroundings(db, { ...viewer, planId })), content, mistakes };
  },
});

/** @throws RefusalError NOT_ITS_PROGRAM */
async function programOf(db: Db, universityId: number, programId: number): Promise<string> {
  const program = await lockProgram(db, { universityId, id: programId });
  if (!program) throw new RefusalError(NOT_ITS_PROGRAM, { programId: NOT_ITS_PROGRAM.message });
  return program.name;
}

export const createPlan = defineHandler(calls.createPlan, {
  run: async ({ universityId, programId, from, ...typed }, context) => {
    const { db, viewer, now } = context;
    const name = typed.name.trim();
    const program = await programOf(db, universityId, programId);
    const { content, mistakes, leftOut } = await beginWith(from, { name, program }, context);
    if (!content) return { planId: null, mistakes: [...mistakes], leftOut };
    const planId = await insertPlan(db, universityId, { programId, name, content }, now);
    const counts = { sessions: content.sessions.length, assignments: content.assignments.length };
    const after = { name, program, from: from.kind, ...counts };
    await audit(db, onScreen(context), [
      toHistoryEntry('plan.create', viewer, { planId, name }, { before: null, after }),
    ]);
    return { planId, mistakes: [], leftOut };
  },
});

export const savePlan = defineHandler(calls.savePlan, {
  run: async ({ planId, version, programId, ...typed }, context) => {
    const { db, viewer, now } = context;
    const key = { ...viewer, planId };
    const held = orNotFound(await findPlan(db, key, true));
    throwIf(held.archived ? PLAN_ARCHIVED : null);
    throwIfNewer(calls.savePlan, version, held);
    const name = typed.name.trim();
    const program = await programOf(db, viewer.universityId, programId);
    const isCalledOtherwise = name !== held.name || programId !== held.programId;
    // course.yaml keeps what a folder said until the plan is called otherwise here
    const course = isCalledOtherwise ? { name, program } : typed.content.course;
    const content = asInFiles({ ...typed.content, course });
    await setPlan(db, key, { programId, name, content }, now);
    const before = { name: held.name, program: held.program };
    const after = { name, program, ...changedFiles(held.content, content) };
    await audit(db, onScreen(context), [toHistoryEntry('plan.update', viewer, { planId, name }, { before, after })]);
    return DONE;
  },
});
