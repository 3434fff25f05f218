import type { RequestState } from '#features/attendance/statuses';
import type { CourseDates } from '#features/enrollments/course-dates';
import type { Mark } from '#features/grading/mark';
import type { SessionCategoryCode } from '#features/sessions/categories';
import type { Viewer } from '#kernel/ability';
import type { Instant } from '#kernel/clock';

/** A class in which the person is staff, with the facts that abilities need. */
export interface TodayClass extends Viewer {
  readonly chatEnabled: boolean;
  /** True if an external service replaces the built-in chat. D-167 */
  readonly external: boolean;
}

interface InClass {
  /** The caller's own enrollment. */
  readonly enrollmentId: number;
}
/** The number of equal rows, and the time since when the oldest has been waiting. */
interface Counted extends InClass {
  readonly count: number;
  readonly oldest: Instant;
}

/** Submissions grouped by their mark. */
export interface MarkedWork extends Counted {
  readonly contextId: number;
  readonly mark: Mark;
}
/** Students of a session without a status, grouped by the state of their remote request. */
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
  /** The start of the next of their sessions; null if all have begun. */
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
  /** Chat channels that were switched off because nothing arrived for a day. */
  readonly chatBridges: readonly Counted[];
}
