import { MINUTE, plus, type Instant } from '#kernel/clock';
import type { Failure } from '#kernel/failure';
import { UNDO_OVER } from './failures.ts';

/** The time in which a grade can be taken back as if it had not been given. */
export const UNDO_WITHIN = 10 * MINUTE;

export interface UndoableGrade {
  readonly gradedBy: number | null;
  readonly submissionGrade: { readonly gradedAt: Instant } | null;
}

/** Tells why a grade cannot be taken back: somebody else gave it, it was given long ago, or there is none. */
export const refuseUndo = (
  { gradedBy, submissionGrade }: UndoableGrade,
  { accountId }: { readonly accountId: number },
  now: Instant,
): Failure | null =>
  submissionGrade && gradedBy === accountId && now <= plus(submissionGrade.gradedAt, UNDO_WITHIN) ? null : UNDO_OVER;
