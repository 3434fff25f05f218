import type { InContext } from '#features/enrollments/contexts';
import type { Instant } from '#kernel/clock';
import { plural } from '#kernel/plural';
import { toFixedPage, toOutsideOr, toStudentPage } from './links.ts';
import {
  contextOf,
  momentText,
  type NotificationRecord,
  type AboutStudent,
  type NotificationReader,
} from './record.ts';

export interface MarkedAttendance extends AboutStudent, InContext {
  readonly sessionId: number;
  readonly sessionName: string;
  readonly startTime: Instant;
}
export interface RemoteRequested extends MarkedAttendance {
  readonly requestId: number;
  readonly studentId: number;
  readonly student: string;
}
export interface RemoteDecided extends MarkedAttendance {
  readonly requestId: number;
}
export interface FewAbsencesLeft extends AboutStudent {
  readonly student: string;
  readonly remaining: number;
  /** The address where the student can book a meeting. */
  readonly bookingUrl: string | null;
}

const ATTENDED = ['sessionId', 'sessionName', 'startTime', 'contextId'] as const;

const toStudent = (message: (sessionName: string) => string) => ({
  group: 'absence' as const,
  recipients: () => ['student' as const],
  facts: ATTENDED,
  content: ({ sessionName, sessionId, startTime, ...of }: MarkedAttendance) => ({
    message: message(sessionName),
    sessionId,
    startTime,
    context: contextOf(of),
  }),
  target: { student: toFixedPage('/attendance') },
});

const requested =
  (message: (student: string, session: string) => string) =>
  (
    { student, sessionName, sessionId, startTime, studentId, studentEnrollmentId, ...of }: RemoteRequested,
    reader: NotificationReader,
  ) => ({
    message: message(student, `${sessionName} on ${momentText(startTime, reader)}`),
    sessionId,
    startTime,
    context: contextOf(of),
    studentId,
    studentEnrollmentId,
  });

const REMOTE_REQUESTED: NotificationRecord<RemoteRequested, RemoteRequested> = {
  group: 'absence',
  recipients: () => ['ssm', 'ta'],
  facts: [...ATTENDED, 'requestId', 'student', 'studentId', 'studentEnrollmentId'],
  content: (asked, reader) => ({
    ...requested((student, session) => `${student} requests remote attendance for ${session}.`)(asked, reader),
    remoteAttendanceRequestId: asked.requestId,
  }),
  about: ({ sessionId, studentEnrollmentId }) => `remote-request-${sessionId}-${studentEnrollmentId}`,
  target: { ssm: toFixedPage('/remote-attendance-requests'), ta: toFixedPage('/remote-attendance-requests') },
  undone: {
    cause: ({ requestId }) => `remote-request-${requestId}`,
    content: requested((student, session) => `${student} no longer requests remote attendance for ${session}.`),
  },
};

const aboutDecision = ({ sessionId }: MarkedAttendance) => `remote-decision-${sessionId}`;

const decided = (decision: string): NotificationRecord<MarkedAttendance> => ({
  ...toStudent((session) => `Your remote attendance for ${session} has been ${decision}.`),
  about: aboutDecision,
  undone: null,
});

const REMOTE_APPROVED: NotificationRecord<RemoteDecided, RemoteDecided> = {
  ...toStudent((session) => `Your remote attendance for ${session} has been approved.`),
  about: aboutDecision,
  undone: {
    cause: ({ requestId }) => `remote-approval-${requestId}`,
    content: toStudent((session) => `Your remote attendance for ${session} is being reviewed again.`).content,
  },
};

const ABSENCE_RECORDED: NotificationRecord<MarkedAttendance, MarkedAttendance> = {
  ...toStudent((session) => `You were marked absent from ${session}.`),
  about: ({ sessionId }) => `absence-${sessionId}`,
  undone: {
    cause: ({ sessionId }) => `absence-${sessionId}`,
    content: toStudent((session) => `You are no longer marked absent from ${session}.`).content,
  },
};

const fewLeft = (
  { student, remaining, bookingUrl, studentEnrollmentId }: FewAbsencesLeft,
  { role }: NotificationReader,
) => {
  const left = `${plural(remaining, 'absence')} left`;
  if (role === 'ssm') return { message: `${student} has ${left}.`, studentEnrollmentId };
  const booking = bookingUrl === null ? {} : { youCanBookMeUrl: bookingUrl, linkText: 'Book a meeting' };
  return { message: `You have ${left}.`, studentEnrollmentId, ...booking };
};

const ABSENCE_LIMIT: NotificationRecord<FewAbsencesLeft, FewAbsencesLeft> = {
  group: 'absence',
  recipients: () => ['student', 'ssm'],
  facts: ['student', 'studentEnrollmentId', 'remaining', 'bookingUrl'],
  content: fewLeft,
  target: { student: toOutsideOr('youCanBookMeUrl', '/attendance', 'Book a meeting'), ssm: toStudentPage },
  about: ({ studentEnrollmentId }) => `absences-left-${studentEnrollmentId}`,
  undone: {
    cause: ({ studentEnrollmentId, remaining }) => `absences-left-${studentEnrollmentId}-${remaining}`,
    content: (facts, reader) => fewLeft({ ...facts, remaining: facts.remaining + 1 }, reader),
  },
};

/** The notifications about attendance and remote requests. Annex F */
export const ATTENDANCE_TYPES = {
  REMOTE_REQUESTED,
  REMOTE_APPROVED,
  REMOTE_DENIED: decided('denied'),
  ABSENCE_RECORDED,
  ABSENCE_LIMIT,
};
