import type { TokenScope } from '#features/access-tokens/model';

/** The path of the instructor API. API-017 */
export const API_ROOT = '/api/instructor/v1';

/** The inputs of an endpoint besides the token. */
export type EndpointField = 'courseId' | 'enrollmentId' | 'assignmentId' | 'sessionId';

export interface Endpoint {
  readonly summary: string;
  readonly fields: readonly EndpointField[];
  /** The scope that an access token needs; null if it needs none. */
  readonly scope: TokenScope | null;
  /** The fields of the answer, with a description of each. */
  readonly answers: Readonly<Record<string, string>>;
}

/**
 * The endpoints that accept a token. Each name is the last part of the address, and of its page in the docs. API-019 to
 * API-026
 */
export const ENDPOINTS = {
  me: {
    summary: 'Your account and all your active enrollments. Start here: other endpoints take their ids.',
    fields: [],
    scope: null,
    answers: { userAccount: 'your account', enrollments: 'your enrollments, each with its course' },
  },
  attendance: {
    summary: 'The sessions of a course with the attendance of each student.',
    fields: ['courseId'],
    scope: 'attendance',
    answers: { sessions: 'all sessions by start, each with its students by name' },
  },
  grades: {
    summary: 'The gradebook of a course: submissions with their grades.',
    fields: ['courseId'],
    scope: 'grades',
    answers: {
      gradebook: 'one row for each submission',
      students: 'the students of the course',
      assignments: 'the assignments of the course',
    },
  },
  assignments: {
    summary: 'The coursework of one of your enrollments.',
    fields: ['enrollmentId'],
    scope: 'coursework',
    answers: {
      calendarAssignments: 'all coursework, by due date',
      currentWeekAssignments: 'the coursework due this week',
      nextDueAssignments: 'the coursework due next',
      overdueAssignments: 'the coursework past its due date',
      archivedAssignments: 'the assignments taken out of the course, with the work that stays readable',
      courseStudentsCount: 'how many students the course has',
    },
  },
  assignmentDetail: {
    summary: 'One assignment with the work of each student on it.',
    fields: ['assignmentId'],
    scope: 'coursework',
    answers: {
      assignment: 'the assignment',
      milestoneTypes: 'the kinds of career milestones',
      students: 'the students with their submissions',
    },
  },
  sessions: {
    summary: 'The sessions of the course of one of your enrollments.',
    fields: ['enrollmentId'],
    scope: 'sessions',
    answers: { sessions: 'all sessions by start' },
  },
  sessionDetail: {
    summary: 'One session with the attendance of its students.',
    fields: ['sessionId'],
    scope: 'sessions',
    answers: {
      session: 'the session',
      checkInCodeRequired: 'whether checking in takes the code that the classroom shows',
      students: 'the students with their attendance',
      excusedAbsenceReasons: 'why an absence may be excused',
      resources: 'its materials, in order; the address of a file works for an hour or two',
      zoomMeetingEnabled: 'whether the class meets online in meetings of its own, and this session is one of them',
    },
  },
  weeklyFeedback: {
    summary: 'The averages of the weekly feedback of a course, week by week, without names and comments.',
    fields: ['courseId'],
    scope: 'weeklyFeedback',
    answers: { AverageData: 'one row for each week; averages are null until more than half of the class has answered' },
  },
} as const satisfies Record<string, Endpoint>;
export type EndpointName = keyof typeof ENDPOINTS;
