import { contextOfKind } from '#features/scheduling/kinds';
import type { Instant } from '#kernel/clock';
import { isDifferent, movesPeople, type SessionChange } from './changed-sessions.ts';

/**
 * Tells whether students of a published class hear of a change in any case: of every change of a career session (Annex
 * F), and of an academic session when its time or place changes. A correction of what is over is no news. ADM-088,
 * D-190
 */
export function tellsAnyway(change: SessionChange, now: Instant): boolean {
  if (!isDifferent(change)) return false;
  const { before, after } = change;
  if (after.endTime <= now && (before === null || before.endTime <= now)) return false;
  return contextOfKind(after) === 2 || movesPeople(change);
}
