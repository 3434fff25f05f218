import { describe, expect, test } from 'vitest';
import type { Role } from '#kernel/roles';
import { composeDigest, type DigestFacts } from './digest.ts';

const classOf = (enrollmentId: number, role: Role, tellsWaiting = false) => ({
  enrollmentId,
  role,
  code: `C-${enrollmentId}`,
  timeZone: 'America/New_York',
  tellsWaiting,
});
const NOW = '2026-03-11T12:00:00.000Z';
const NOTHING: DigestFacts = { classes: [classOf(1, 'student')], due: [], news: [], waiting: [], cohorts: [] };
const graded = {
  enrollmentId: 1,
  type: 'SUBMISSION_GRADED',
  content: { message: 'Your submission for Quiz was graded: B+.', assignmentId: 3, grade: 'B+' },
} as const;
const reminded = {
  enrollmentId: 1,
  type: 'ASSIGNMENT_DUE',
  content: { message: 'Quiz is due on March 11, 2026.', assignmentId: 3 },
} as const;
const due = { enrollmentId: 1, assignmentId: 3, title: 'Quiz', due: '2026-03-12T03:59:59.000Z' };
const line = {
  enrollmentId: 2,
  courseId: 7,
  kind: 'grading',
  objectId: null,
  subject: null,
  count: 25,
  due: null,
  since: '2026-03-10T12:00:00.000Z',
  readOnly: false,
} as const;

describe('the digest of a student [SUCC-081]', () => {
  test('lists what is due next, what was graded and what changed', () => {
    const changed = {
      enrollmentId: 1,
      type: 'SESSION_CANCELLED',
      content: { message: 'Class 4 has been cancelled.', sessionId: 5 },
    } as const;
    const digest = composeDigest({ ...NOTHING, due: [due], news: [graded, changed] }, NOW);
    expect(digest).toEqual({
      subject: 'Your day: 1 due next, 1 graded, 1 new or changed',
      button: 'Open notifications',
      href: '/notifications?enrollment=1',
      sections: [
        {
          title: 'Due next',
          lines: [{ text: 'Quiz, due March 11, 2026 at 11:59 PM EDT', href: '/coursework/3/show?enrollment=1' }],
        },
        { title: 'Graded', lines: [{ text: graded.content.message, href: '/coursework/3/show?enrollment=1' }] },
        { title: 'New and changed', lines: [{ text: changed.content.message, href: '/sessions?enrollment=1' }] },
      ],
    });
  });

  test('is not sent without content, and what is due is none by itself: the reminder is [D-266]', () => {
    expect(composeDigest(NOTHING, NOW)).toBeNull();
    expect(composeDigest({ ...NOTHING, due: [due] }, NOW)).toBeNull();
    const digest = composeDigest({ ...NOTHING, due: [due], news: [reminded] }, NOW);
    // mentioned once, in the list of due work
    expect(digest?.sections.map(({ title, lines }) => [title, lines.length])).toEqual([['Due next', 1]]);
  });

  test('names the class where there are several', () => {
    const classes = [classOf(1, 'student'), classOf(9, 'student')];
    expect(composeDigest({ ...NOTHING, classes, news: [graded] }, NOW)?.sections[0]?.lines[0]?.text).toBe(
      'Your submission for Quiz was graded: B+. (C-1)',
    );
  });

  test('leads into the class of each line, and with what there is no room for into that of the first of it [D-330]', () => {
    const classes = [classOf(1, 'student'), classOf(9, 'student')];
    const of = (enrollmentId: number, length: number) => Array.from({ length }, () => ({ ...graded, enrollmentId }));
    const digest = composeDigest({ ...NOTHING, classes, news: [...of(1, 20), ...of(9, 2)] }, NOW);
    const hrefs = digest?.sections[0]?.lines.map(({ href }) => href);
    expect([digest?.href, hrefs?.[0], hrefs?.at(-1)]).toEqual([
      '/notifications?enrollment=1',
      '/coursework/3/show?enrollment=1',
      '/notifications?enrollment=9',
    ]);
    const staff = [classOf(2, 'instructor', true), classOf(3, 'instructor', true)];
    expect(composeDigest({ ...NOTHING, classes: staff, waiting: [line] }, NOW)?.sections[0]?.lines[0]?.href).toBe(
      '/gradebook?gradeStatus=ungraded&view=list&enrollment=2',
    );
  });

  test('counts what there is no room for', () => {
    const lines = composeDigest({ ...NOTHING, news: Array.from({ length: 25 }, () => graded) }, NOW)?.sections[0]
      ?.lines;
    expect(lines).toHaveLength(21);
    expect(lines?.at(-1)?.text).toBe('and 5 more');
  });
});

describe('the digest of staff [SUCC-081, SUCC-085]', () => {
  const submitted = (student: string) =>
    ({
      enrollmentId: 2,
      type: 'SUBMISSION_RECEIVED',
      content: { message: `${student} submitted Quiz.`, assignmentId: 3, studentId: 4 },
    }) as const;
  const few = (student: string) =>
    ({
      enrollmentId: 2,
      type: 'ABSENCE_LIMIT',
      content: { message: `${student} has 1 absence left.`, studentEnrollmentId: 6 },
    }) as const;

  test('has the lines of Today, and does not tell the same as news', () => {
    const classes = [classOf(2, 'instructor', true)];
    const digest = composeDigest({ ...NOTHING, classes, waiting: [line], news: [submitted('Maya')] }, NOW);
    expect(digest).toMatchObject({
      subject: 'Your day: 1 task waiting',
      button: 'Open Today',
      href: '/today?enrollment=2',
    });
    expect(digest?.sections).toEqual([
      {
        title: 'Waiting for you',
        lines: [{ text: '25 submissions to grade', href: '/gradebook?gradeStatus=ungraded&view=list&enrollment=2' }],
      },
    ]);
  });

  test('names no student: two worlds that differ in who it is make the same digest', () => {
    const of = (student: string) =>
      composeDigest(
        {
          ...NOTHING,
          classes: [classOf(2, 'ssm')],
          news: [submitted(student), submitted(student), few(student)],
        },
        NOW,
      );
    expect(of('Maya Okafor')).toEqual(of('Noah Williams'));
    expect(of('Maya Okafor')?.sections[0]?.lines.map(({ text }) => text)).toEqual([
      '2 new submissions',
      '1 student with few absences left',
    ]);
  });
});

describe('the week of those who lead classes [SUCC-081, SUCC-064]', () => {
  const ROW: DigestFacts['cohorts'][number] = {
    enrollmentId: 5,
    courseId: 7,
    code: 'FSF-12',
    courseName: 'Full Stack',
    cohortName: 'March',
    startDate: '2026-01-05',
    endDate: '2026-06-22',
    timeZone: 'America/New_York',
    role: 'cm',
    courseDay: 71,
    courseDays: 169,
    started: 24,
    active: 22,
    left: null,
    attendance: 93,
    submittedInTime: 88,
    standings: { 'on track': 17, 'at risk': null, 'off track': null },
    waiting: 5,
    oldestWaiting: 3,
    academic: null,
    attendanceByMeeting: [],
    inTimeByItem: [],
  };
  const week = (...rows: Partial<typeof ROW>[]) =>
    composeDigest({ ...NOTHING, classes: [], cohorts: rows.map((row) => ({ ...ROW, ...row })) }, NOW);

  test('says how each class is, in a sentence that leads to it', () => {
    expect(week({})).toEqual({
      subject: 'Your week: figures for 1 class',
      button: 'Open Cohorts',
      href: '/cohort?enrollment=5',
      sections: [
        {
          title: 'Your classes',
          lines: [
            {
              text: 'FSF-12: Day 71 of 169, 22 students, attendance 93%, 88% of work on time, 17 on track, fewer than 5 at risk, fewer than 5 off track, 5 to grade (the oldest for 3 days)',
              href: '/cohort/7?enrollment=5',
            },
          ],
        },
      ],
    });
  });

  test('says it for classes that have ended or not begun, and leaves out what nobody knows', () => {
    const unknown = { attendance: null, submittedInTime: null, waiting: 0, oldestWaiting: null };
    const standings = { 'on track': 20, 'at risk': 0, 'off track': 0 };
    const lines = week(
      { ...unknown, courseDay: 170, standings },
      { ...unknown, courseDay: 0, active: 1, standings },
      { waiting: 1, oldestWaiting: 0, standings },
    )?.sections[0]?.lines.map(({ text }) => text);
    expect(lines).toEqual([
      'FSF-12: Ended, 22 students, 20 on track, 0 at risk, 0 off track, nothing to grade',
      'FSF-12: Not started, 1 student, nothing to grade',
      'FSF-12: Day 71 of 169, 22 students, attendance 93%, 88% of work on time, 20 on track, 0 at risk, 0 off track, 1 to grade',
    ]);
  });
});
