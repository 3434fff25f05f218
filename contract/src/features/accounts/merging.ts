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
  /** Tells whether the person has done or received any work in this enrollment. */
  readonly hasWork: boolean;
}

/** An enrollment and what a merge does with it: it is transferred, transferred and ended, or ended where it is. */
export interface MergeRow extends MergingEnrollment {
  readonly what: 'moves' | 'moves and ends' | 'ends';
}

interface MergePlan {
  readonly rows: readonly MergeRow[];
  /** The code of the first class in which both accounts have an active enrollment with work. ADM-027 */
  readonly clash: string | null;
}

/**
 * Plans a merge enrollment by enrollment. Where both accounts are in the same class, the enrollment without work ends;
 * if neither has work, the enrollment of the emptied account ends. ADM-026, ADM-027
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
  /** Accounts that are active and hold an installation grant. */
  readonly holders: readonly number[];
}

type By = Pick<Administrator, 'accountId' | 'reach'>;

/** Specified by ADM-009, ADM-011 and ADM-027. */
export function refuseMerge({ kept, emptied, plan, holders }: MergeFacts, { accountId, reach }: By): Failure | null {
  if (kept.accountId === emptied.accountId) return SAME_ACCOUNT;
  const elsewhere = refuseAccountChange(kept, reach) ?? refuseAccountChange(emptied, reach);
  if (elsewhere) return elsewhere;
  if (emptied.accountId === accountId) return OWN_ACCOUNT;
  if (!kept.active) return ACCOUNT_DEACTIVATED;
  return refuseLosingGrants(holders, [emptied.accountId]) ?? (plan.clash === null ? null : bothHaveWork(plan.clash));
}

/** A merge that somebody wants to undo; the inherited fields describe the account that was kept. */
export interface UndoMergeFacts extends AccountFacts {
  /** The facts of the account that was emptied. */
  readonly ofEmptied: AccountFacts;
  readonly mergedAt: Instant;
  readonly undoneAt: Instant | null;
}

export const mergeUndoableUntil = (mergedAt: Instant): Instant => plus(mergedAt, MERGE_UNDO_TIME);

/**
 * Judges both accounts: the kept one has the enrollments of both, and the emptied one may have been enrolled elsewhere
 * since then. ADM-011, ADM-026
 */
export const refuseUndoMerge = (facts: UndoMergeFacts, { reach }: By, now: Instant): Failure | null =>
  refuseAccountChange(facts, reach) ??
  (facts.ofEmptied.holdsGrant || facts.ofEmptied.universityIds.length > 0
    ? refuseAccountChange(facts.ofEmptied, reach)
    : null) ??
  (facts.undoneAt !== null || now >= mergeUndoableUntil(facts.mergedAt) ? MERGE_OVER : null);
