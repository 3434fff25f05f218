import { describe, expect, test } from 'vitest';
import { ROLES } from '#kernel/roles';
import { buildCopies, buildUndoneCopies } from './copies.ts';
import {
  groupOf,
  NOTIFICATIONS,
  type NotificationFacts,
  type NotificationType,
  type UndoneNotificationFacts,
} from './types.ts';
import { NOTIFICATION_TYPES } from './model.ts';

const ZONE = 'America/New_York';
const TIME = '2026-03-11T22:30:00.000Z';
const item = { assignmentId: 3, contextId: 1, title: 'Quiz', effectiveDueDate: '2026-03-12T03:59:59.000Z' };
const work = { ...item, studentEnrollmentId: 6, studentId: 4 };
const comment = { ...work, commentId: 7, author: 'Priya Raman', byStudent: false };
const grade = { ...work, submissionId: 8, grade: 'B+' };
const session = { sessionId: 5, contextId: 2, name: 'Résumé Lab', startTime: TIME };
const attended = { sessionId: 5, contextId: 1, sessionName: 'Class 4', startTime: TIME, studentEnrollmentId: 6 };
const asked = { ...attended, requestId: 9, student: 'Maya Okafor', studentId: 4 };
const announced = {
  announcementId: 10,
  title: 'Bring headphones',
  contextCode: 'academic',
  updatedAt: TIME,
  again: false,
  author: 'Daniel Kim',
  authorEnrollmentId: 2,
};
const toAll = (message: string) =>
  Object.fromEntries(['student', 'instructor', 'ta', 'ssm', 'cd'].map((role) => [role, message]));
const left = { student: 'Maya Okafor', studentEnrollmentId: 6, remaining: 1, bookingUrl: 'https://book.example' };

const textsOf = <Type extends NotificationType>(type: Type, facts: NotificationFacts<Type>) =>
  Object.fromEntries(buildCopies(type, facts, ZONE).map(({ role, content }) => [role, content.message]));
const undoneTextsOf = <Type extends NotificationType>(type: Type, facts: UndoneNotificationFacts<Type>) =>
  Object.fromEntries(buildUndoneCopies(type, facts, ZONE).map(({ role, content }) => [role, content?.message ?? null]));

describe('who receives which text', () => {
  const due = 'Quiz is due on March 11, 2026.';
  const overdue = 'Quiz was due on March 11, 2026 and is overdue.';
  const received = 'Maya Okafor submitted Quiz.';
  const said = 'Priya Raman commented on Quiz.';
  const when = 'March 11, 2026 at 6:30 PM EDT';
  const requested = `Maya Okafor requests remote attendance for Class 4 on ${when}.`;
  test.each([
    ['ASSIGNMENT_DUE', work, { student: due }],
    ['ASSIGNMENT_OVERDUE', work, { student: overdue }],
    ['DUE_DATE_CHANGED', item, { student: 'The due date of Quiz is now March 11, 2026.' }],
    ['SUBMISSION_GRADED', grade, { student: 'Your submission for Quiz was graded: B+.' }],
    ['CAREER_FEEDBACK', work, { student: 'There is new feedback on Quiz.' }],
    ['SUBMISSION_COMMENT', comment, { student: said }],
    ['SUBMISSION_COMMENT', { ...comment, byStudent: true }, { instructor: said, ta: said }],
    ['SUBMISSION_RECEIVED', { ...work, student: 'Maya Okafor' }, { instructor: received, ta: received }],
    ['SUBMISSION_RECEIVED', { ...work, contextId: 2, student: 'Maya Okafor' }, { cd: received }],
    ['SESSION_CREATED', session, { student: `New career session: Résumé Lab on ${when}.` }],
    ['SESSION_UPDATED', session, { student: `Résumé Lab has changed and takes place on ${when}.` }],
    ['SESSION_CANCELLED', session, { student: `Résumé Lab on ${when} has been cancelled.` }],
    ['SESSION_VIDEO', session, { student: 'A video of Résumé Lab is available.' }],
    ['REMOTE_REQUESTED', asked, { ssm: requested, ta: requested }],
    ['REMOTE_APPROVED', attended, { student: 'Your remote attendance for Class 4 has been approved.' }],
    ['REMOTE_DENIED', attended, { student: 'Your remote attendance for Class 4 has been denied.' }],
    ['ABSENCE_RECORDED', attended, { student: 'You were marked absent from Class 4.' }],
    ['ABSENCE_LIMIT', left, { student: 'You have 1 absence left.', ssm: 'Maya Okafor has 1 absence left.' }],
    [
      'ABSENCE_LIMIT',
      { ...left, remaining: 0 },
      { student: 'You have 0 absences left.', ssm: 'Maya Okafor has 0 absences left.' },
    ],
    ['ANNOUNCEMENT', announced, toAll('New announcement from Daniel Kim: Bring headphones')],
    [
      'SUPPORT_ANSWERED',
      { caseId: 8, subject: 'Website: Suggestion', studentEnrollmentId: 6 },
      { student: 'Your support request about Website: Suggestion was answered.' },
    ],
    [
      'SUPPORT_REPLIED',
      { caseId: 8, subject: 'Website: Suggestion', student: 'Maya Okafor' },
      { ssm: 'Maya Okafor replied about Website: Suggestion.' },
    ],
    [
      'OWN_GRANT_ENROLLED',
      { enrollmentId: 6, person: 'Ingrid Solberg', role: 'ssm', courseId: 9, jobId: 1 },
      { admin: 'Ingrid Solberg is now enrolled in this class as Student Success Manager, by their own grant.' },
    ],
    ['END_COURSE_SURVEY', { ...work, review: null }, { student: 'Thank you for completing the end-of-course survey.' }],
  ] as const)('%s [NOTE-008, D-126]', (type, facts, texts) => {
    expect(textsOf(type, facts as NotificationFacts<typeof type>)).toEqual(texts);
  });

  test('dates and times are those of the course', () => {
    const [copy] = buildCopies('SESSION_CREATED', session, 'America/Los_Angeles');
    expect(copy?.content.message).toBe('New career session: Résumé Lab on March 11, 2026 at 3:30 PM PDT.');
  });
});

test('what concerns one student is for that student only, the rest for everybody of a role', () => {
  const limit = buildCopies('ABSENCE_LIMIT', left, ZONE).map(({ role, enrollmentId }) => [role, enrollmentId]);
  expect(limit).toEqual([
    ['student', 6],
    ['ssm', null],
  ]);
  expect(buildCopies('SESSION_CREATED', session, ZONE).map(({ enrollmentId }) => enrollmentId)).toEqual([null]);
});

test('what somebody announces is for everybody else, once for each day it is put off to', () => {
  const [copy] = buildCopies('ANNOUNCEMENT', announced as NotificationFacts<'ANNOUNCEMENT'>, ZONE);
  expect(copy).toMatchObject({ enrollmentId: null, exceptEnrollmentId: 2, once: `announcement-10-${TIME}` });
  expect(buildCopies('SESSION_CREATED', session, ZONE)[0]?.exceptEnrollmentId).toBeNull();
});

test('every type that may be received by a role leads it somewhere, and cm receives none, admin one [D-126, D-251]', () => {
  for (const type of NOTIFICATION_TYPES) {
    const roles = Object.keys(NOTIFICATIONS[type].target);
    expect([type, roles.length > 0, roles.every((role) => (ROLES as readonly string[]).includes(role))]).toEqual([
      type,
      true,
      true,
    ]);
    expect(roles.includes('cm')).toBe(false);
    expect([type, roles.includes('admin')]).toEqual([type, type === 'OWN_GRANT_ENROLLED']);
  }
  const received = [
    ...buildCopies('SUBMISSION_COMMENT', comment, ZONE),
    ...buildCopies('SUBMISSION_COMMENT', { ...comment, byStudent: true }, ZONE),
  ].map(({ role }) => role);
  expect(received).toEqual(Object.keys(NOTIFICATIONS.SUBMISSION_COMMENT.target));
});

describe('when the cause is undone [D-201]', () => {
  test.each([
    ['ABSENCE_RECORDED', attended, { student: 'You are no longer marked absent from Class 4.' }],
    ['ABSENCE_LIMIT', left, { student: 'You have 2 absences left.', ssm: 'Maya Okafor has 2 absences left.' }],
    ['SUBMISSION_GRADED', grade, { student: 'The grade of your submission for Quiz was taken back.' }],
    ['SUBMISSION_GRADED', { ...grade, restored: 'A' }, { student: 'Your submission for Quiz was graded: A.' }],
    ['DUE_DATE_CHANGED', item, { student: 'The due date of Quiz is now March 11, 2026.' }],
    ['ANNOUNCEMENT', announced, toAll('This announcement was taken back: Bring headphones')],
    [
      'REMOTE_REQUESTED',
      asked,
      Object.fromEntries(
        ['ssm', 'ta'].map((role) => [
          role,
          'Maya Okafor no longer requests remote attendance for Class 4 on March 11, 2026 at 6:30 PM EDT.',
        ]),
      ),
    ],
  ] as const)('who has read %s reads that it no longer holds', (type, facts, texts) => {
    expect(undoneTextsOf(type, facts as UndoneNotificationFacts<typeof type>)).toEqual(texts);
  });
  test('reminders, comments and plans of a cancelled session are withdrawn without a word', () => {
    for (const texts of [
      undoneTextsOf('ASSIGNMENT_DUE', { assignmentId: 3 }),
      undoneTextsOf('ASSIGNMENT_OVERDUE', { assignmentId: 3 }),
      undoneTextsOf('SESSION_CREATED', { sessionId: 5 }),
      undoneTextsOf('SESSION_UPDATED', { sessionId: 5 }),
    ])
      expect(texts).toEqual({ student: null });
    expect(undoneTextsOf('SUBMISSION_COMMENT', { commentId: 7 })).toEqual({
      student: null,
      instructor: null,
      ta: null,
    });
  });
  test('what was sent is found by its cause', () => {
    const [sent] = buildCopies('SUBMISSION_GRADED', grade, ZONE);
    const [undone] = buildUndoneCopies('SUBMISSION_GRADED', { ...grade, restored: 'A' }, ZONE);
    const [other] = buildCopies('SUBMISSION_GRADED', { ...grade, grade: 'B' }, ZONE);
    expect(undone?.cause).toBe(sent?.cause);
    expect(other?.cause).not.toBe(sent?.cause);
  });
});

test('a type that a page does not know belongs to no group', () => {
  expect(groupOf('FROM_THE_FUTURE' as NotificationType)).toBe('none');
});
