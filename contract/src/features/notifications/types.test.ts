import { describe, expect, test } from 'vitest';
import { ROLES } from '#kernel/roles';
import { matchesNotificationFilter, NOTIFICATION_FILTER } from './filter.ts';
import { NOTIFICATION_TYPES } from './model.ts';
import { groupOf, targetOf, type NotificationType as Type } from './types.ts';

const CONTENT = {
  assignmentId: 3,
  studentId: 4,
  sessionId: 5,
  studentEnrollmentId: 6,
  announcementId: 7,
  caseId: 8,
  courseId: 9,
};
const path = (type: Type, role: (typeof ROLES)[number], content = {}) =>
  targetOf({ type, content: { ...CONTENT, ...content } }, role)?.to ?? null;

/** The types of Annex F, each with its group, and its destination for each role. */
const ANNEX_F = [
  ['ASSIGNMENT_DUE', 'homework', { student: '/coursework/3/submit' }],
  ['ASSIGNMENT_OVERDUE', 'homework', { student: '/coursework/3/submit' }],
  ['DUE_DATE_CHANGED', 'homework', { student: '/coursework/3/show' }],
  ['SUBMISSION_GRADED', 'homework', { student: '/coursework/3/show' }],
  ['CAREER_FEEDBACK', 'homework', { student: '/coursework/3/show' }],
  [
    'SUBMISSION_COMMENT',
    'homework',
    { student: '/coursework/3/show', instructor: '/coursework/3/show', ta: '/coursework/3/show' },
  ],
  [
    'SUBMISSION_RECEIVED',
    'homework',
    { instructor: '/coursework/3/show', ta: '/coursework/3/show', cd: '/gradebook/3/grade/4' },
  ],
  ['SESSION_CREATED', 'session', { student: '/sessions/5' }],
  ['SESSION_UPDATED', 'session', { student: '/sessions/5' }],
  ['SESSION_CANCELLED', 'session', { student: '/sessions' }],
  ['SESSION_VIDEO', 'session', { student: '/sessions/5' }],
  ['REMOTE_REQUESTED', 'absence', { ta: '/remote-attendance-requests', ssm: '/remote-attendance-requests' }],
  ['REMOTE_APPROVED', 'absence', { student: '/attendance' }],
  ['REMOTE_DENIED', 'absence', { student: '/attendance' }],
  ['ABSENCE_RECORDED', 'absence', { student: '/attendance' }],
  ['ABSENCE_LIMIT', 'absence', { student: '/attendance', ssm: '/students/6' }],
  [
    'ANNOUNCEMENT',
    'none',
    Object.fromEntries(['student', 'instructor', 'ta', 'ssm', 'cd'].map((role) => [role, '/announcement/7/show'])),
  ],
  ['END_COURSE_SURVEY', 'none', { student: '/' }],
  ['SUPPORT_ANSWERED', 'none', { student: '/support?case=8' }],
  ['SUPPORT_REPLIED', 'none', { ssm: '/support-desk/8' }],
  ['SURVEY_REMINDER', 'none', { student: '/' }],
  ['OWN_GRANT_ENROLLED', 'none', { admin: '/admin/classes/9/roster' }],
] as const;

describe('Annex F [D-126]', () => {
  test('lists every type there is', () => expect(ANNEX_F.map(([type]) => type)).toEqual([...NOTIFICATION_TYPES]));
  test.each(ANNEX_F)('%s belongs to %s and leads to %j', (type, group, targets) => {
    expect(groupOf(type)).toBe(group);
    const opened = ROLES.filter((role) => path(type, role) !== null).map((role) => [role, path(type, role)]);
    expect(Object.fromEntries(opened)).toEqual(targets);
  });
});

/** Returns the destinations of types about assignments, for a role. */
const ofCoursework = (role: (typeof ROLES)[number]) =>
  new Set(NOTIFICATION_TYPES.map((type) => path(type, role)).filter((to) => to?.includes('/3/')));
test('coursework leads students to its submit or show pages [NOTE-012]', () => {
  expect(ofCoursework('student')).toEqual(new Set(['/coursework/3/submit', '/coursework/3/show']));
});
test('coursework leads instructor and ta to its show page [NOTE-013]', () => {
  for (const role of ['instructor', 'ta'] as const) expect(ofCoursework(role)).toEqual(new Set(['/coursework/3/show']));
});
test('coursework leads the cd to the grading page [NOTE-014]', () => {
  expect(ofCoursework('cd')).toEqual(new Set(['/gradebook/3/grade/4']));
});

describe('a target', () => {
  test('of an Incomplete grade is the submission form [NOTE-012]', () => {
    expect(path('SUBMISSION_GRADED', 'student', { grade: 'Incomplete' })).toBe('/coursework/3/submit');
    expect(path('SUBMISSION_GRADED', 'student', { grade: 'F' })).toBe('/coursework/3/show');
  });
  test('of the absence limit is the booking page where the course has one', () => {
    const booked = (content: object) => targetOf({ type: 'ABSENCE_LIMIT', content }, 'student');
    expect(booked({ youCanBookMeUrl: 'https://book.example/elena' })).toEqual({
      to: 'https://book.example/elena',
      outside: true,
      linkText: 'Book a meeting',
    });
    expect(booked({ youCanBookMeUrl: 'data:text/html,x' })).toEqual({
      to: '/attendance',
      outside: false,
      linkText: null,
    });
  });
  test('of the end-of-course survey is the review site where the university has one [D-128]', () => {
    expect(
      targetOf(
        { type: 'END_COURSE_SURVEY', content: { courseReportUrl: 'https://reviews.example', linkText: 'Review us' } },
        'student',
      ),
    ).toEqual({
      to: 'https://reviews.example',
      outside: true,
      linkText: 'Review us',
    });
  });
  test('is nothing when the content names none, or the type is unknown [D-126]', () => {
    expect(targetOf({ type: 'SESSION_CREATED', content: {} }, 'student')).toBeNull();
    expect(targetOf({ type: 'SUBMISSION_RECEIVED', content: { assignmentId: 3 } }, 'cd')).toBeNull();
    expect(targetOf({ type: 'FROM_THE_FUTURE' as Type, content: {} }, 'student')).toBeNull();
  });
});

test('the list is filtered by group; what has none shows only under all [NOTE-005]', () => {
  const seen = (type: Type) => NOTIFICATION_FILTER.filter((filter) => matchesNotificationFilter(type, filter));
  expect([seen('SESSION_VIDEO'), seen('ASSIGNMENT_DUE'), seen('REMOTE_DENIED'), seen('END_COURSE_SURVEY')]).toEqual([
    ['all', 'session'],
    ['all', 'homework'],
    ['all', 'absence'],
    ['all'],
  ]);
  expect(seen('FROM_THE_FUTURE' as Type)).toEqual(['all']);
  expect(groupOf('FROM_THE_FUTURE' as Type)).toBe('none');
});
