import type { Instant } from '@bcs/contract/kernel/clock';
import type { Task } from './assignments.ts';
import type { SeededEnrollment } from './enrollments.ts';

/** A student's submission, and the feedback of staff. */
export interface SeededSubmission {
  readonly id: number;
  readonly task: Task;
  readonly seat: SeededEnrollment;
  readonly firstAt: Instant;
  readonly at: Instant;
  /** The number of times that graded work was handed in again. */
  readonly again: number;
  readonly grade: string | null;
  readonly gradedAt: Instant;
  /** Career items only. */
  readonly statusId: number | null;
}
