import { IDS } from '#database/seed/ids';

/** The inputs that an instructor sends to each endpoint of the instructor API. */
export const INPUTS_OF_API: Readonly<Record<string, Record<string, unknown>>> = {
  login: { email: 'nobody@northfield.example', password: 'wrong' },
  me: {},
  attendance: { courseId: IDS.activeCourse },
  grades: { courseId: IDS.activeCourse },
  assignments: { enrollmentId: IDS.enrollments.instructor },
  assignmentDetail: { assignmentId: IDS.ungradedAssignment },
  sessions: { enrollmentId: IDS.enrollments.instructor },
  sessionDetail: { sessionId: IDS.todaysSession },
  weeklyFeedback: { courseId: IDS.activeCourse },
  graphql: { query: '{ me { userAccount { id } } }', variables: {}, operationName: null },
};
