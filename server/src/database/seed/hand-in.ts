import type { Instant } from '@bcs/contract/kernel/clock';
import type { PlantedAssignment } from './assignments.ts';
import type { SeededEnrollment } from './enrollments.ts';

/** A student's submission, and the feedback of staff. */
export interface SeededSubmission {
  readonly id: number;
  readonly task: PlantedAssignment;
  readonly seat: SeededEnrollment;
  readonly firstAt: Instant;
  readonly at: Instant;
  /** The number of times that work was submitted again. */
  readonly again: number;
  readonly grade: string | null;
  readonly gradedAt: Instant;
  /** The feedback status, on career items only. */
  readonly statusId: number | null;
}
