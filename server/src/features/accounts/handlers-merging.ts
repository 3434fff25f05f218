import * as calls from '@bcs/contract/features/accounts/calls-merging';
import { MERGE_MOVED_ON, MERGE_OVER, NOBODY_IN_REACH, SAME_ACCOUNT } from '@bcs/contract/features/accounts/failures';
import { planMerge, type MergeFacts } from '@bcs/contract/features/accounts/merging';
import type { Administrator } from '@bcs/contract/kernel/ability';
import { PREVIEW_OUTDATED } from '@bcs/contract/kernel/failure';
import { lockInstallationHolders } from '#features/grants/queries-holders';
import { defineHandler } from '#kernel/handler';
import { parseLoginName } from '#kernel/login-name';
import { pick } from '#kernel/pick';
import { planDigest, planned, type PlanContext } from '#kernel/planned';
import { orNotFound, orRefuse, RefusalError } from '#kernel/refusal-error';
import { merge, applyMergeUndo } from './merge.ts';
import { findMerging, findMergingEnrollments, lockMerge, type MergingAccount } from './queries-merging.ts';

type Wanted = Readonly<{ accountId: number; email: string }>;
interface Plan extends MergeFacts {
  readonly kept: MergingAccount;
  readonly emptied: MergingAccount;
  readonly digest: string;
}

async function planMerging(
  { accountId, email: typed }: Wanted,
  { db, viewer, holds }: PlanContext<Administrator>,
): Promise<Plan> {
  const holders = holds ? await lockInstallationHolders(db) : [];
  const { email } = parseLoginName(typed);
  const both = await findMerging(db, { accountId, email }, viewer.reach, holds);
  const kept = orNotFound(both.find((one) => one.accountId === accountId));
  if (kept.email === email) throw new RefusalError(SAME_ACCOUNT, { email: SAME_ACCOUNT.message });
  const emptied = orRefuse(
    both.find((one) => one !== kept),
    NOBODY_IN_REACH,
    'email',
  );
  const all = await findMergingEnrollments(db, [accountId, emptied.accountId], holds);
  const of = (one: MergingAccount) => all.filter((enrollment) => enrollment.accountId === one.accountId);
  const plan = planMerge(of(kept), of(emptied));
  const { accountId: id, grants, standingRoles } = emptied;
  return { kept, emptied, holders, plan, digest: planDigest([id, grants, standingRoles, plan.rows.map(rowOf)]) };
}

const rowOf = pick('id', 'university', 'code', 'course', 'role', 'active', 'what');

export const [previewMerge, mergePeople] = planned({
  preview: calls.previewMerge,
  save: calls.mergePeople,
  plan: planMerging,
  show: ({ emptied, plan, digest }) => {
    const { accountId, name, email, active, grants, standingRoles } = emptied;
    return {
      emptied: { id: accountId, name, email, active, grants, standingRoles },
      rows: plan.rows.map(rowOf),
      digest,
    };
  },
  write: async (merging, _input, context) => {
    await merge(context, { ...merging, rows: merging.plan.rows });
  },
  conflicts: { an_account_is_active_once_per_course: PREVIEW_OUTDATED },
});

export const undoMerge = defineHandler(calls.undoMerge, {
  facts: async ({ accountId, mergeId }, { db }) => orRefuse(await lockMerge(db, mergeId, accountId), MERGE_OVER),
  run: async (_input, context, stored) => {
    await applyMergeUndo(context, stored);
  },
  conflicts: { an_account_is_active_once_per_course: MERGE_MOVED_ON, a_standing_role_is_held_once: MERGE_MOVED_ON },
});
