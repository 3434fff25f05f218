import * as calls from '@bcs/contract/features/accounts/calls-merging';
import {
  MERGE_CHANGED,
  MERGE_MOVED_ON,
  MERGE_OVER,
  NOBODY_IN_REACH,
  SAME_ACCOUNT,
} from '@bcs/contract/features/accounts/failures';
import { planMerge, type MergeFacts, type MergeRow } from '@bcs/contract/features/accounts/merging';
import type { Administrator } from '@bcs/contract/kernel/ability';
import type { Db } from '#database/db';
import { lockInstallationHolders } from '#features/grants/queries-holders';
import { DONE, defineHandler } from '#kernel/handler';
import { parseLoginName } from '#kernel/login-name';
import { planDigest } from '#kernel/plan-digest';
import { orNotFound, RefusalError } from '#kernel/refusal-error';
import { merge, undo } from './merge.ts';
import { findMerging, findMergingEnrollments, lockMerge, type MergingAccount } from './queries-merging.ts';

interface Wanted {
  readonly accountId: number;
  readonly email: string;
}
interface Facts extends MergeFacts {
  readonly kept: MergingAccount;
  readonly emptied: MergingAccount;
}

/** One function makes the plan for the preview and for the merge. ADM-044 */
const factsOf =
  (holds: boolean) =>
  async ({ accountId, email: typed }: Wanted, { db, viewer }: { db: Db; viewer: Administrator }): Promise<Facts> => {
    const holders = holds ? await lockInstallationHolders(db) : [];
    const { email } = parseLoginName(typed);
    const both = await findMerging(db, { accountId, email }, viewer.reach, holds);
    const kept = orNotFound(both.find((one) => one.accountId === accountId));
    if (kept.email === email) throw new RefusalError(SAME_ACCOUNT, { email: SAME_ACCOUNT.message });
    const emptied = both.find((one) => one !== kept);
    if (!emptied) throw new RefusalError(NOBODY_IN_REACH, { email: NOBODY_IN_REACH.message });
    const all = await findMergingEnrollments(db, [accountId, emptied.accountId], holds);
    const of = (one: MergingAccount) => all.filter((enrollment) => enrollment.accountId === one.accountId);
    return { kept, emptied, holders, plan: planMerge(of(kept), of(emptied)) };
  };

const digestOf = ({ emptied, plan }: Facts): string =>
  planDigest([emptied.accountId, emptied.grants, emptied.standingRoles, plan.rows.map(rowOf)]);
const rowOf = ({ id, university, code, course, role, active, what }: MergeRow) => ({
  id,
  university,
  code,
  course,
  role,
  active,
  what,
});

export const previewMerge = defineHandler(calls.previewMerge, {
  facts: factsOf(false),
  run: async (_input, _context, facts: Facts) => {
    const { accountId, name, email, active, grants, standingRoles } = facts.emptied;
    return {
      emptied: { id: accountId, name, email, active, grants, standingRoles },
      rows: facts.plan.rows.map(rowOf),
      digest: digestOf(facts),
    };
  },
});

export const mergePeople = defineHandler(calls.mergePeople, {
  facts: factsOf(true),
  run: async ({ digest }, context, facts: Facts) => {
    if (digest !== digestOf(facts)) throw new RefusalError(MERGE_CHANGED);
    await merge(context, { ...facts, rows: facts.plan.rows });
    return DONE;
  },
  conflicts: { an_account_is_active_once_per_course: MERGE_CHANGED },
});

export const undoMerge = defineHandler(calls.undoMerge, {
  facts: async ({ accountId, mergeId }, { db }) => {
    const stored = await lockMerge(db, mergeId, accountId);
    if (!stored) throw new RefusalError(MERGE_OVER);
    return stored;
  },
  run: async (_input, context, stored) => {
    await undo(context, stored);
    return DONE;
  },
  conflicts: { an_account_is_active_once_per_course: MERGE_MOVED_ON, a_standing_role_is_held_once: MERGE_MOVED_ON },
});
