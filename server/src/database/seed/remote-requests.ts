import { HOUR, plus } from '@bcs/contract/kernel/clock';
import type { Calendar } from './calendar.ts';
import { cohortPlanOf, seededStudentsOf } from './enrollments.ts';
import { ACCOUNTS, ENROLLMENTS, IDS, sessionId } from './ids.ts';
import type { SeedRow } from './plant.ts';

interface Request {
  readonly id: number;
  readonly enrollmentId: number;
  readonly sessionId: number;
  /** The hours before the anchor. */
  readonly hoursAgo: number;
  readonly approved?: boolean;
  readonly cancelled?: boolean;
  readonly universityId?: number;
  readonly courseId?: number;
}

const inActive = (day: number) => sessionId(IDS.activeCourse, day);
const seat = (number: number) => 500 + number;

/** Requests in every state, and open ones of other courses for the general manager. */
const REQUESTS: readonly Request[] = [
  { id: IDS.pendingRequest, enrollmentId: ENROLLMENTS.student, sessionId: IDS.requestedSession, hoursAgo: 2 },
  {
    id: IDS.approvedRequest,
    enrollmentId: ENROLLMENTS.student,
    sessionId: IDS.approvedSession,
    hoursAgo: 50,
    approved: true,
  },
  { id: IDS.deniedRequest, enrollmentId: seat(4), sessionId: inActive(71), hoursAgo: 70, approved: false },
  { id: IDS.cancelledRequest, enrollmentId: seat(5), sessionId: inActive(76), hoursAgo: 90, cancelled: true },
  { id: IDS.otherStudentsRequest, enrollmentId: ENROLLMENTS.student2, sessionId: inActive(78), hoursAgo: 5 },
  { id: 8, enrollmentId: seat(9), sessionId: inActive(74), hoursAgo: 26 },
  { id: 9, enrollmentId: seat(11), sessionId: inActive(72), hoursAgo: 30 },
  // nobody decided in time, and attendance has been taken since
  { id: IDS.conflictingRequest, enrollmentId: seat(6), sessionId: inActive(65), hoursAgo: 80 },
  { id: IDS.attendedRequest, enrollmentId: seat(7), sessionId: inActive(60), hoursAgo: 300, approved: true },
  {
    id: IDS.dataCourseRequest,
    enrollmentId: ENROLLMENTS.taAsStudent,
    sessionId: sessionId(IDS.dataCourse, 77),
    hoursAgo: 20,
    courseId: IDS.dataCourse,
  },
  {
    id: IDS.fullTimeRequest,
    enrollmentId: seededStudentsOf(cohortPlanOf(IDS.fullTimeCourse))[1]?.id ?? 0,
    sessionId: sessionId(IDS.fullTimeCourse, 32),
    hoursAgo: 13,
    courseId: IDS.fullTimeCourse,
  },
  {
    id: IDS.lakesideRequest,
    enrollmentId: ENROLLMENTS.lakesideStudent,
    sessionId: sessionId(IDS.lakesideCourse, 38),
    hoursAgo: 8,
    courseId: IDS.lakesideCourse,
    universityId: IDS.lakeside,
  },
];

export const remoteRequests = ({ anchor }: Calendar): SeedRow[] =>
  REQUESTS.map((request) => ({
    university_id: request.universityId ?? IDS.northfield,
    id: request.id,
    course_id: request.courseId ?? IDS.activeCourse,
    session_id: request.sessionId,
    enrollment_id: request.enrollmentId,
    requested_at: plus(anchor, -request.hoursAgo * HOUR),
    cancelled_at: request.cancelled ? plus(anchor, -(request.hoursAgo - 1) * HOUR) : null,
  }));

export const remoteDecisions = ({ anchor }: Calendar): SeedRow[] =>
  REQUESTS.filter(({ approved }) => approved !== undefined).map(({ id, approved, hoursAgo }, index) => ({
    university_id: IDS.northfield,
    request_id: id,
    id: index + 1,
    approved,
    decided_by: approved ? ACCOUNTS.ssm : ACCOUNTS.ta,
    decided_at: plus(anchor, -(hoursAgo - 20) * HOUR),
  }));

/** The attendance that approved requests set at once. D-122 */
export const approvedAttendance = ({ anchor }: Calendar): SeedRow[] =>
  REQUESTS.filter(({ approved }) => approved).map((request) => ({
    university_id: IDS.northfield,
    course_id: IDS.activeCourse,
    session_id: request.sessionId,
    enrollment_id: request.enrollmentId,
    status_code: 'remote',
    excused_absence_reason_id: null,
    punctuality_id: null,
    set_by: ACCOUNTS.ssm,
    set_at: plus(anchor, -(request.hoursAgo - 20) * HOUR),
  }));
