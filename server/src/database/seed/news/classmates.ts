import type { Calendar } from '../calendar.ts';
import { ENROLLMENTS, IDS, submissionId } from '../ids.ts';
import type { SeedRow } from '../plant.ts';
import { ACADEMIC_FACTS, newsSender } from './sent.ts';

const DENIED = 504;
const FATIMA = 512;

/** The facts of the notification about Fatima's absences, for herself and for her success manager. */
export const FEW_LEFT = {
  student: 'Fatima Haddad',
  studentEnrollmentId: FATIMA,
  remaining: 1,
  bookingUrl: 'https://northfield.youcanbook.me',
} as const;

/** The notifications of other students. */
export function classmatesNews(calendar: Calendar): SeedRow[] {
  const { at, classOn } = calendar;
  const send = newsSender(calendar);
  const denied = {
    sessionId: IDS.tomorrowsSession,
    sessionName: 'Routes and Middleware',
    startTime: classOn(1).start,
    studentEnrollmentId: DENIED,
    ...ACADEMIC_FACTS,
  };
  const graded = {
    assignmentId: IDS.lateAssignment,
    submissionId: submissionId(IDS.lateAssignment, 3),
    title: 'Challenge 4: Timed Code Quiz',
    grade: 'Incomplete',
    studentEnrollmentId: ENROLLMENTS.student2,
  };
  const surveyed = {
    studentEnrollmentId: ENROLLMENTS.graduate,
    review: { url: 'https://reviews.example/northfield', linkText: 'Review Northfield University' },
  };
  return [
    send('REMOTE_DENIED', denied, { id: 14, to: DENIED, at: at(-2, '16:10') }),
    send('ABSENCE_LIMIT', FEW_LEFT, { id: 15, to: FATIMA, at: at(-1, '16:10') }),
    send('END_COURSE_SURVEY', surveyed, { id: 16, to: ENROLLMENTS.graduate, at: at(-35, '18:05') }),
    send('SUBMISSION_GRADED', graded, {
      id: IDS.otherStudentsNotification,
      to: ENROLLMENTS.student2,
      at: at(-3, '15:10'),
    }),
  ];
}
