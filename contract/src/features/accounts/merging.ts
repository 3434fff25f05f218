import { refuseAccountChange, refuseLosingGrants, type AccountFacts } from '#features/grants/accounts';
import { ACCOUNT_DEACTIVATED } from '#features/grants/failures';
import type { Administrator } from '#kernel/ability';
import { HOUR, plus, type Instant } from '#kernel/clock';
import type { Failure } from '#kernel/failure';
import type { Role } from '#kernel/roles';
import { MERGE_OVER, OWN_ACCOUNT, SAME_ACCOUNT, bothHaveWork } from './failures.ts';

/** The time in which a merge can be undone. ADM-026 */
export const MERGE_UNDO_TIME = 30 * 24 * HOUR;

/** An enrollment of one of two accounts that are to become one. */
export interface MergingEnrollment {
  readonly id: number;
  readonly universityId: number;
  readonly courseId: number;
  readonly university: string;
  readonly code: string;
  readonly course: string;
  readonly role: Role;
  readonly active: boolean;
  /** Something that somebody has done or been given hangs on it. */
  readonly hasWork: boolean;
}

/** An enrollment with its fate in a merge: it changes hands, changes hands and ends, or ends where it is. */
export interface MergeRow extends MergingEnrollment {
  readonly what: 'moves' | 'moves and ends' | 'ends';
}

interface MergePlan {
  readonly rows: readonly MergeRow[];
  /** The first class in which both accounts have an active enrollment with work. ADM-027 */
  readonly clash: string | null;
}

/**
 * Plans a merge for every enrollment. Where both are in the same class, the enrollment without work ends; of two
 * without work that of the emptied account. ADM-026, ADM-027
 */
export function planMerge(kept: readonly MergingEnrollment[], emptied: readonly MergingEnrollment[]): MergePlan {
  const own = new Map(kept.filter(({ active }) => active).map((one) => [one.courseId, one]));
  const rows: MergeRow[] = [];
  let clash: string | null = null;
  for (const one of emptied) {
    const other = one.active ? own.get(one.courseId) : undefined;
    if (other && one.hasWork && other.hasWork) clash ??= one.course;
    rows.push({ ...one, what: other && !one.hasWork ? 'moves and ends' : 'moves' });
    if (other && one.hasWork) rows.push({ ...other, what: 'ends' });
  }
  return { rows, clash };
}

/** Two accounts that somebody wants to merge. */
export interface MergeFacts {
  readonly kept: AccountFacts & { readonly accountId: number; readonly active: boolean };
  readonly emptied: AccountFacts & { readonly accountId: number };
  readonly plan: MergePlan;
  /** Accounts that are active and hold an installation grant now. */
  readonly holders: readonly number[];
}

type By = Pick<Administrator, 'accountId' | 'reach'>;

/** ADM-009, ADM-011, ADM-027 */
export function refuseMerge({ kept, emptied, plan, holders }: MergeFacts, { accountId, reach }: By): Failure | null {
  if (kept.accountId === emptied.accountId) return SAME_ACCOUNT;
  const elsewhere = refuseAccountChange(kept, reach) ?? refuseAccountChange(emptied, reach);
  if (elsewhere) return elsewhere;
  if (emptied.accountId === accountId) return OWN_ACCOUNT;
  if (!kept.active) return ACCOUNT_DEACTIVATED;
  return refuseLosingGrants(holders, [emptied.accountId]) ?? (plan.clash === null ? null : bothHaveWork(plan.clash));
}

/** A merge that somebody wants to take back; what is known of the account that was kept stands in it. */
export interface UndoMergeFacts extends AccountFacts {
  /** The facts of the account that was emptied. */
  readonly ofEmptied: AccountFacts;
  readonly mergedAt: Instant;
  readonly undoneAt: Instant | null;
}

export const mergeUndoableUntil = (mergedAt: Instant): Instant => plus(mergedAt, MERGE_UNDO_TIME);

/**
 * Judged by both: the kept one has the enrollments of both as they were, and the emptied one may have been given others
 * since, elsewhere. ADM-011, ADM-026
 */
export const refuseUndoMerge = (facts: UndoMergeFacts, { reach }: By, now: Instant): Failure | null =>
  refuseAccountChange(facts, reach) ??
  (facts.ofEmptied.holdsGrant || facts.ofEmptied.universityIds.length > 0
    ? refuseAccountChange(facts.ofEmptied, reach)
    : null) ??
  (facts.undoneAt !== null || now >= mergeUndoableUntil(facts.mergedAt) ? MERGE_OVER : null);
