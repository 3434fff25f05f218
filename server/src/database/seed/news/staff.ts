import type { Calendar } from '../calendar.ts';
import { ACCOUNTS, ENROLLMENTS, IDS } from '../ids.ts';
import { ACADEMIC, CAREER, MAYAS, wordsOf, type Told } from './told.ts';

const NOAHS = { studentId: ACCOUNTS.student2, studentEnrollmentId: ENROLLMENTS.student2 };

/** What staff are told. */
export function staffNews(calendar: Calendar): Told[] {
  const start = calendar.classOn(4).start;
  const tell = (id: number, to: number, type: string, hoursAgo: number, content: Told['content']): Told => ({
    id,
    to,
    type,
    hoursAgo,
    content,
  });
  const request = {
    message: `Maya Okafor requests remote attendance for Note Taker Workshop on ${wordsOf(calendar).moment(start)}.`,
    sessionId: IDS.requestedSession,
    startTime: start,
    remoteAttendanceRequestId: IDS.pendingRequest,
    ...ACADEMIC,
    ...MAYAS,
  };
  const requested = `remote-request-${IDS.pendingRequest}`;
  const received = {
    message: 'Noah Williams submitted Challenge 9: README Generator.',
    assignmentId: IDS.overdueAssignment,
    ...ACADEMIC,
    ...NOAHS,
  };
  return [
    tell(29, ENROLLMENTS.ssm, 'ABSENCE_LIMIT', 26, {
      message: 'Fatima Haddad has 1 absences left.',
      studentEnrollmentId: 512,
      studentId: 12,
    }),
    { ...tell(IDS.requestNotification, ENROLLMENTS.ssm, 'REMOTE_REQUESTED', 2, request), dedupeKey: requested },
    { ...tell(31, ENROLLMENTS.ta, 'REMOTE_REQUESTED', 2, request), dedupeKey: requested },
    tell(32, ENROLLMENTS.instructor, 'SUBMISSION_RECEIVED', 40, received),
    { ...tell(33, ENROLLMENTS.ta, 'SUBMISSION_RECEIVED', 40, received), handled: true },
    tell(34, ENROLLMENTS.instructor, 'SUBMISSION_COMMENT', 61, {
      message: 'Maya Okafor commented on Challenge 8: Role-Playing Game.',
      assignmentId: IDS.ungradedAssignment,
      ...ACADEMIC,
      ...MAYAS,
    }),
    tell(35, ENROLLMENTS.cd, 'SUBMISSION_RECEIVED', 150, {
      message: 'Maya Okafor submitted LinkedIn.',
      assignmentId: IDS.pendingMilestone,
      ...CAREER,
      ...MAYAS,
    }),
  ];
}
