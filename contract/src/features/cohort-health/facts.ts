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

/** The parts of a class that the reader may see; sessions by their start, items by when they are due. */
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
  /** When grade or feedback were given; null before. */
  readonly judgedAt: Instant | null;
  readonly resubmissionCount: number;
}

/** One student of a class, with or without an active enrollment. */
export interface StudentFacts {
  readonly studentEnrollmentId: number;
  readonly active: boolean;
  /** Nothing is asked of whoever is blocked: nothing of theirs is missing, and nothing waits for anybody. D-229 */
  readonly isBlocked: boolean;
  /** Whoever left later counts, so that leaving improves no figure. SUCC-066 */
  readonly stays: readonly Stay[];
  /** The status in each session; students who have none are missing. */
  readonly statuses: ReadonlyMap<number, StatusCode>;
  /** Sessions for which remote attendance was requested and nobody has decided. */
  readonly pending: ReadonlySet<number>;
  /** The facts of the work on each item. */
  readonly works: ReadonlyMap<number, WorkFacts>;
}

/** The class meetings: academic sessions, in their order. D-118 */
export const meetingsOf = ({ sessions }: Pick<ClassFrame, 'sessions'>): ClassSession[] =>
  sessions.filter(({ contextId }) => contextId === 1);
