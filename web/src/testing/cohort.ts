import type { Output } from '#lib/api.ts';

type Health = Output<'cohortHealth'>;
type Names = Output<'cohortHealthNames'>;
const COURSE = 77;
const AT = '2026-03-11T22:00:00.000Z';

const own = (role: Health['own']['role'] = 'admin'): Health['own'] => ({
  courseId: COURSE,
  code: 'FSF-77',
  courseName: 'Full Stack Flex Part-Time',
  cohortName: 'Full Stack Flex Cohort 12',
  role,
  startDate: '2026-03-09',
  endDate: '2026-08-24',
  timeZone: 'America/New_York',
});

/** Makes a class of two in its first week, as the server describes it to somebody who sees names. */
export const cohortRow = (
  change: Partial<Output<'cohorts'>['cohorts'][number]> = {},
): Output<'cohorts'>['cohorts'][number] => ({
  ...own(),
  courseDay: 3,
  courseDays: 169,
  started: 2,
  active: 2,
  left: 0,
  attendance: 75,
  submittedInTime: 50,
  standings: { 'on track': 1, 'at risk': 0, 'off track': 1 },
  waiting: 1,
  oldestWaiting: 2,
  academic: null,
  attendanceByMeeting: [80, 75],
  inTimeByItem: [50],
  ...change,
});

const COUNTS = { present: 1, remote: 0, absent: 1, exception: 0, none: 0 };
export const health = (role: Health['own']['role'] = 'admin', change: Partial<Health> = {}): Health => ({
  own: own(role),
  asOf: AT,
  started: 2,
  active: 2,
  left: 0,
  meetingsHeld: 1,
  meetingsPlanned: 2,
  attendance: 75,
  submittedInTime: 50,
  standings: { 'on track': 1, 'at risk': 0, 'off track': 1 },
  academic: null,
  meetings: [{ id: 1, name: 'HTML', startTime: '2026-03-09T22:30:00.000Z', students: 2, counts: COUNTS }],
  items: [
    {
      id: 5,
      title: 'Landing page',
      contextId: 1,
      effectiveDueDate: '2026-03-11T04:00:00.000Z',
      students: 2,
      counts: { inTime: 1, late: 0, missing: 1 },
    },
  ],
  letters: (['A', 'B', 'C', 'D', 'F', 'Incomplete'] as const).map((letter) => ({
    letter,
    grades: letter === 'A' ? 1 : 0,
  })),
  margins: [{ id: 'absences', students: [1, 0, 0, 0, 0, 1] }],
  waits: { judged: [1, 0, 0, 0, 0, 0], waiting: 1, oldest: 2 },
  compared: [],
  ...change,
});

const student = (
  id: number,
  firstName: string,
  change: Partial<Names['students'][number]>,
): Names['students'][number] => ({
  student: { id, firstName, lastName: 'Okafor' },
  studentEnrollmentId: 500 + id,
  isBlocked: false,
  standing: 'on track',
  reasons: [],
  marks: ['present', 'future'],
  attendanceRate: 100,
  absences: { count: 0, limit: 8 },
  missed: { count: 0, limit: 5 },
  average: 95,
  averages: [90, 95],
  careerCompletion: 100,
  margins: [5, null, null, null],
  handIns: ['inTime'],
  letters: ['A'],
  ...change,
});

export const cohortNames: Names = {
  students: [
    student(2, 'Noah', {
      standing: 'off track',
      reasons: ['absences'],
      marks: ['absent', 'future'],
      attendanceRate: 0,
      margins: [0, null, null, null],
      handIns: ['missing'],
      letters: [null],
      average: null,
      averages: [],
    }),
    student(1, 'Maya', {}),
  ],
  meetings: [
    { id: 1, name: 'HTML', startTime: '2026-03-09T22:30:00.000Z' },
    { id: 2, name: 'CSS', startTime: '2026-03-12T22:30:00.000Z' },
  ],
  items: [{ id: 5, title: 'Landing page' }],
};
