import type { Instant } from '@bcs/contract/kernel/clock';
import type { Task } from './assignments.ts';
import type { Seat } from './enrollments.ts';

/** What a student handed in, and what staff said to it. */
export interface HandIn {
  readonly id: number;
  readonly task: Task;
  readonly seat: Seat;
  readonly firstAt: Instant;
  readonly at: Instant;
  /** How often graded work was handed in again. */
  readonly again: number;
  readonly grade: string | null;
  readonly gradedAt: Instant;
  /** Career items only. */
  readonly statusId: number | null;
}
