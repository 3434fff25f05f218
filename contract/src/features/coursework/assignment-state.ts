import type { Instant } from '#kernel/clock';

/** ADM-093 */
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
 * Tells whether an assignment is out for the class, archived or not. In SQL `isOut` of the server says the same.
 * ADM-093
 */
export const isOut = ({ draft, releaseAt }: ReleaseFacts, now: Instant): boolean =>
  !draft && (releaseAt === null || releaseAt <= now);

/** The state of an assignment at a moment. Whoever restores an archived one finds it as it was. ADM-093, ADM-100, D-185 */
export function assignmentState(facts: ReleaseFacts, now: Instant): AssignmentState {
  if (facts.archivedAt !== null) return 'archived';
  if (facts.draft) return 'draft';
  return isOut(facts, now) ? 'released' : 'scheduled';
}

/** The first state of work from a folder, a plan or a copy: released as it opens, or a draft if that is past. D-239 */
export const beginning = (opens: Instant, now: Instant): Pick<ReleaseFacts, 'draft' | 'releaseAt'> =>
  opens > now ? { draft: false, releaseAt: opens } : { draft: true, releaseAt: null };
