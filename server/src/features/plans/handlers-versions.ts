import * as calls from '@bcs/contract/features/plans/calls-versions';
import {
  NOTHING_TO_PUBLISH,
  PLAN_ARCHIVED,
  PLAN_HAS_MISTAKES,
  PLAN_MOVED_ON,
} from '@bcs/contract/features/plans/failures';
import { ALREADY_ARCHIVED, NOT_ARCHIVED } from '@bcs/contract/features/universities/failures';
import type { UniversityAdministrator } from '@bcs/contract/kernel/ability';
import { keysOf } from '@bcs/contract/features/curricula/keys';
import type { AuditContext } from '#kernel/context';
import { audit, onScreen } from '#kernel/audit';
import { DONE, defineHandler } from '#kernel/handler';
import { orNotFound, RefusalError, throwIf } from '#kernel/refusal-error';
import { exported } from './content.ts';
import { toHistoryEntry } from './history.ts';
import { findPlan, findPlanVersion } from './queries.ts';
import { publishDraft, setPlanArchived } from './queries-write.ts';

export const publishPlan = defineHandler(calls.publishPlan, {
  run: async ({ planId, version, note }, context) => {
    const { db, viewer, now } = context;
    const key = { ...viewer, planId };
    const held = orNotFound(await findPlan(db, key, true));
    throwIf(held.archived ? PLAN_ARCHIVED : null);
    throwIf(held.version === version ? null : PLAN_MOVED_ON);
    throwIf(held.hasChanges ? null : NOTHING_TO_PUBLISH);
    const { mistakes } = exported(held.content);
    const told = mistakes.map(({ file, key: field, says }) => [file, field === null ? says : `${field}: ${says}`]);
    if (mistakes.length > 0) throw new RefusalError(PLAN_HAS_MISTAKES, Object.fromEntries(told));
    const number = (held.latest ?? 0) + 1;
    await publishDraft(db, key, { number, note: note.trim(), accountId: viewer.accountId }, now);
    const fields = { before: { number: held.latest }, after: { number, note: note.trim() } };
    await audit(db, onScreen(context), [toHistoryEntry('plan.publish', viewer, held, fields)]);
    return { ...DONE, number };
  },
});

async function setArchived(
  planId: number,
  archived: boolean,
  context: AuditContext<UniversityAdministrator>,
): Promise<typeof DONE> {
  const { db, viewer, now } = context;
  const held = orNotFound(await findPlan(db, { ...viewer, planId }, true));
  if (held.archived === archived) throw new RefusalError(archived ? ALREADY_ARCHIVED : NOT_ARCHIVED);
  await setPlanArchived(db, { ...viewer, planId }, archived ? now : null);
  const fields = { before: { archived: held.archived }, after: { archived } };
  await audit(db, onScreen(context), [
    toHistoryEntry(archived ? 'plan.archive' : 'plan.restore', viewer, held, fields),
  ]);
  return DONE;
}

export const archivePlan = defineHandler(calls.archivePlan, {
  run: ({ planId }, context) => setArchived(planId, true, context),
});

export const restorePlan = defineHandler(calls.restorePlan, {
  run: ({ planId }, context) => setArchived(planId, false, context),
});

export const exportPlan = defineHandler(calls.exportPlan, {
  run: async ({ planId, number }, { db, viewer }) => {
    const { name, content } = orNotFound(
      number === null
        ? await findPlan(db, { ...viewer, planId }, false)
        : await findPlanVersion(db, viewer.reach, planId, number),
    );
    const [folder = ''] = keysOf([{ title: name, chapter: null, key: null }], 'plan');
    return { name: folder, ...exported(content) };
  },
});
