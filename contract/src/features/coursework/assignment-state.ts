import type { Instant } from '#kernel/clock';

/** Specified by ADM-093. */
export const ASSIGNMENT_STATES = ['draft', 'scheduled', 'released', 'archived'] as const;
export type AssignmentState = (typeof ASSIGNMENT_STATES)[number];

/** The facts that decide the state of an assignment. */
export interface ReleaseFacts {
  readonly draft: boolean;
  /** The time of release; null means at once. D-185 */
  readonly releaseAt: Instant | null;
  readonly archivedAt: Instant | null;
}

/**
 * Tells whether an assignment has been released, even if it is archived. `isOut` of the server is the same in SQL.
 * ADM-093
 */
export const isOut = ({ draft, releaseAt }: ReleaseFacts, now: Instant): boolean =>
  !draft && (releaseAt === null || releaseAt <= now);

/**
 * The state of an assignment at a given time. Restoring an archived assignment returns it to its former state. ADM-093,
 * ADM-100, D-185
 */
export function assignmentState(facts: ReleaseFacts, now: Instant): AssignmentState {
  if (facts.archivedAt !== null) return 'archived';
  if (facts.draft) return 'draft';
  return isOut(facts, now) ? 'released' : 'scheduled';
}

/**
 * The first state of work that comes from a folder, a plan or a copy: scheduled for its opening, or a draft if that has
 * passed. D-239
 */
export const firstReleaseState = (opens: Instant, now: Instant): Pick<ReleaseFacts, 'draft' | 'releaseAt'> =>
  opens > now ? { draft: false, releaseAt: opens } : { draft: true, releaseAt: null };
