import type { Day, Instant, Zone } from '#kernel/clock';
import type { StatusCode } from '#features/attendance/statuses';
import type { GraduationRequirements, Stay } from '#features/enrollments/model';
import type { GraduationItem } from '#features/graduation/model';
import type { Mark } from '#features/grading/mark';

/** A session that was not cancelled. */
export interface ClassSession {
  readonly id: number;
  readonly name: string;
  readonly startTime: Instant;
  readonly endTime: Instant;
  readonly contextId: 1 | 2;
}
export type ClassItem = Omit<GraduationItem, 'submission' | 'wasThere'>;

/** The parts of a class that the reader may see: sessions ordered by start, and items by due date. */
export interface ClassFrame {
  readonly courseId: number;
  readonly startDate: Day;
  readonly endDate: Day;
  readonly timeZone: Zone;
  readonly graduationRequirements: GraduationRequirements;
  readonly sessions: readonly ClassSession[];
  readonly items: readonly ClassItem[];
}

/** The work that a student has handed in for an item, and how staff judged it. */
export interface WorkFacts {
  readonly firstSubmittedAt: Instant;
  readonly submittedAt: Instant;
  readonly mark: Mark;
  /** The time when the work was graded or got feedback; null before. */
  readonly judgedAt: Instant | null;
  readonly resubmissionCount: number;
}

/** One student of a class, with or without an active enrollment. */
export interface StudentFacts {
  readonly studentEnrollmentId: number;
  readonly active: boolean;
  /** True for blocked students: none of their work counts as missing or waiting. D-229 */
  readonly isBlocked: boolean;
  /**
   * The periods of enrollment. Students who left later still count, so that departures do not improve the figures.
   * SUCC-066
   */
  readonly stays: readonly Stay[];
  /** The status in each session; students who have none are missing. */
  readonly statuses: ReadonlyMap<number, StatusCode>;
  /** Sessions with a remote request that nobody has decided yet. */
  readonly pending: ReadonlySet<number>;
  /** The facts of the work on each item. */
  readonly works: ReadonlyMap<number, WorkFacts>;
}

/** The class meetings, which are the academic sessions, in order. D-118 */
export const meetingsOf = ({ sessions }: Pick<ClassFrame, 'sessions'>): ClassSession[] =>
  sessions.filter(({ contextId }) => contextId === 1);
