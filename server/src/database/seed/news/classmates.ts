import { ENROLLMENTS, IDS } from '../ids.ts';
import { ACADEMIC, type Told } from './told.ts';

const FATIMA = 512;

/** What other students are told. */
export const classmatesNews = (): Told[] => [
  {
    id: 14,
    to: 504,
    type: 'REMOTE_DENIED',
    hoursAgo: 50,
    content: {
      message: 'Your remote attendance for Routes and Middleware has been denied.',
      sessionId: IDS.tomorrowsSession,
      ...ACADEMIC,
    },
  },
  {
    id: 15,
    to: FATIMA,
    type: 'ABSENCE_LIMIT',
    hoursAgo: 26,
    content: {
      message: 'You have 1 absences left.',
      youCanBookMeUrl: 'https://northfield.youcanbook.me',
      linkText: 'Book a meeting',
      studentEnrollmentId: FATIMA,
    },
  },
  {
    id: 16,
    to: ENROLLMENTS.graduate,
    type: 'END_COURSE_SURVEY',
    hoursAgo: 24 * 35,
    content: {
      message: 'Thank you for completing the end-of-course survey.',
      courseReportUrl: 'https://reviews.example/northfield',
      linkText: 'Review Northfield University',
    },
  },
  {
    id: IDS.otherStudentsNotification,
    to: ENROLLMENTS.student2,
    type: 'SUBMISSION_GRADED',
    hoursAgo: 75,
    content: {
      message: 'Your submission for Challenge 4: Timed Code Quiz was graded: Incomplete.',
      assignmentId: IDS.lateAssignment,
      grade: 'Incomplete',
      ...ACADEMIC,
    },
  },
];
