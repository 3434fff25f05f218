import { expect, test } from 'vitest';
import { messageOf } from './messages.ts';

const ZONE = 'America/New_York';
const due = { title: 'Quiz', effectiveDueDate: '2026-03-12T03:59:59.000Z' };
const session = { name: 'Résumé Lab', startTime: '2026-03-11T22:30:00.000Z' };

test.each([
  [messageOf('ASSIGNMENT_DUE', due, ZONE), 'Quiz is due on March 11, 2026.'],
  [messageOf('ASSIGNMENT_OVERDUE', due, ZONE), 'Quiz was due on March 11, 2026 and is overdue.'],
  [messageOf('DUE_DATE_CHANGED', due, ZONE), 'The due date of Quiz is now March 11, 2026.'],
  [messageOf('SUBMISSION_GRADED', { title: 'Quiz', grade: 'B+' }, ZONE), 'Your submission for Quiz was graded: B+.'],
  [messageOf('CAREER_FEEDBACK', { title: 'Resume' }, ZONE), 'There is new feedback on Resume.'],
  [messageOf('SUBMISSION_COMMENT', { author: 'Priya Raman', title: 'Quiz' }, ZONE), 'Priya Raman commented on Quiz.'],
  [messageOf('SUBMISSION_RECEIVED', { student: 'Maya Okafor', title: 'Quiz' }, ZONE), 'Maya Okafor submitted Quiz.'],
  [messageOf('SESSION_CREATED', session, ZONE), 'New career session: Résumé Lab on March 11, 2026 at 6:30 PM EDT.'],
  [
    messageOf('SESSION_UPDATED', session, ZONE),
    'Résumé Lab has changed and takes place on March 11, 2026 at 6:30 PM EDT.',
  ],
  [messageOf('SESSION_CANCELLED', session, ZONE), 'Résumé Lab on March 11, 2026 at 6:30 PM EDT has been cancelled.'],
  [messageOf('SESSION_VIDEO', { name: 'Class 4' }, ZONE), 'A video of Class 4 is available.'],
  [
    messageOf('REMOTE_REQUESTED', { student: 'Maya Okafor', session: 'Class 4', startTime: session.startTime }, ZONE),
    'Maya Okafor requests remote attendance for Class 4 on March 11, 2026 at 6:30 PM EDT.',
  ],
  [messageOf('REMOTE_APPROVED', { session: 'Class 4' }, ZONE), 'Your remote attendance for Class 4 has been approved.'],
  [messageOf('REMOTE_DENIED', { session: 'Class 4' }, ZONE), 'Your remote attendance for Class 4 has been denied.'],
  [messageOf('ABSENCE_RECORDED', { session: 'Class 4' }, ZONE), 'You were marked absent from Class 4.'],
  [messageOf('ABSENCE_LIMIT', { remaining: 1, student: null }, ZONE), 'You have 1 absences left.'],
  [messageOf('ABSENCE_LIMIT', { remaining: 0, student: 'Maya Okafor' }, ZONE), 'Maya Okafor has 0 absences left.'],
  [messageOf('END_COURSE_SURVEY', {}, ZONE), 'Thank you for completing the end-of-course survey.'],
])('%s [NOTE-008, D-126]', (written, text) => expect(written).toBe(text));
