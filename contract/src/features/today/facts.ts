import type { RequestState } from '#features/attendance/statuses';
import type { CourseDates } from '#features/enrollments/course-dates';
import type { Mark } from '#features/grading/mark';
import type { SessionCategoryCode } from '#features/sessions/categories';
import type { Viewer } from '#kernel/ability';
import type { Instant } from '#kernel/clock';

/** A class in which somebody is staff, as its abilities ask for it. */
export interface TodayClass extends Viewer {
  readonly chatEnabled: boolean;
  /** An external service stands in for the built-in chat. D-167 */
  readonly external: boolean;
}

interface InClass {
  /** The caller's own enrollment. */
  readonly enrollmentId: number;
}
/** The number of rows that are alike, and since when the oldest of them waits. */
interface Counted extends InClass {
  readonly count: number;
  readonly oldest: Instant;
}

/** Submissions by what stands beside them. */
export interface MarkedWork extends Counted {
  readonly contextId: number;
  readonly mark: Mark;
}
/** Students of a session without a status, by how far their remote request has come. */
export interface UnrecordedStudents extends InClass {
  readonly sessionId: number;
  readonly name: string;
  readonly startTime: Instant;
  readonly endTime: Instant;
  readonly categoryCode: SessionCategoryCode;
  readonly request: RequestState | null;
  readonly count: number;
}
export interface UndecidedRequests extends Counted {
  /** When the next of their sessions begins; null when all have begun. */
  readonly nextStart: Instant | null;
}
export interface NpsOfClass extends InClass, CourseDates {
  readonly endSurveyEnabled: boolean;
}

/** The facts from the database for each kind of line. No field names a person. */
export interface LineFacts {
  readonly attendance: readonly UnrecordedStudents[];
  readonly remoteRequests: readonly UndecidedRequests[];
  readonly npsSurvey: readonly NpsOfClass[];
  readonly grading: readonly MarkedWork[];
  readonly comments: readonly MarkedWork[];
  readonly careerFeedback: readonly MarkedWork[];
  readonly chats: readonly Counted[];
  readonly supportCases: readonly Counted[];
  readonly refusedAddresses: readonly Counted[];
  /** Chat channels that were switched off, since nothing arrived for a day. */
  readonly chatBridges: readonly Counted[];
}
