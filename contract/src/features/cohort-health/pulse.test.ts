import { expect, test } from 'vitest';
import { attendanceUntil } from './attendance-figures.ts';
import type { ClassFacts } from './compare.ts';
import type { StudentFacts, WorkFacts } from './facts.ts';
import { plus, type Instant } from '#kernel/clock';
import { lastRecordedAttendance, requestsByDay, standingsByClass, waitingByDay } from './pulse.ts';
import { handInsBy, findWaitingWork } from './work-figures.ts';

/** A Wednesday at 18:10 in New York. */
const NOW: Instant = '2026-03-11T22:10:00.000Z';
const HOURS = 3_600_000;
const days = (count: number) => plus(NOW, count * 24 * HOURS);
const meeting = (id: number, startTime: Instant) =>
  ({ id, name: `Class ${id}`, startTime, endTime: plus(startTime, 3 * HOURS), contextId: 1 }) as const;

const student = (id: number, more: Partial<StudentFacts> = {}): StudentFacts => ({
  studentEnrollmentId: id,
  active: true,
  isBlocked: false,
  stays: [{ from: days(-60), until: null }],
  statuses: new Map(),
  pending: new Set(),
  works: new Map(),
  ...more,
});
const work = (submitted: number, judged: number | null): WorkFacts => ({
  firstSubmittedAt: days(submitted),
  submittedAt: days(submitted),
  mark: judged === null ? '?' : 'A',
  judgedAt: judged === null ? null : days(judged),
  resubmissionCount: 0,
});
const classOf = (...students: StudentFacts[]): ClassFacts => ({
  frame: {
    courseId: 1,
    startDate: '2026-01-05',
    endDate: '2026-06-05',
    timeZone: 'America/New_York',
    graduationRequirements: {
      maxAbsence: 0,
      maxRemoteAttendance: null,
      maxMissedGeneralAssignment: null,
      maxMissedRequiredAssignment: null,
      minimumScoreRequired: null,
    },
    sessions: [meeting(1, days(-7)), meeting(2, days(-5)), meeting(3, days(-2)), meeting(4, days(2))],
    items: [
      {
        id: 9,
        title: 'An item',
        contextId: 1,
        effectiveDueDate: days(20),
        required: true,
        requiredForGraduation: false,
        prework: false,
      },
    ],
  },
  students,
});

test('work waits from when it is handed in until it is judged, of whoever was there', () => {
  const facts = classOf(
    student(1, { works: new Map([[9, work(-10, -4)]]) }),
    student(2, { works: new Map([[9, work(-3, null)]]) }),
    student(3, { active: false, stays: [{ from: days(-60), until: days(-2) }], works: new Map([[9, work(-6, null)]]) }),
  );
  // the last fourteen midnights, the latest of which was eighteen hours ago
  expect(waitingByDay(facts, NOW)).toEqual([0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 1, 2, 1, 1]);
});

test('a request waits until it is decided', () => {
  const asked = [
    { askedAt: days(-30), decidedAt: days(-5) },
    { askedAt: days(-2), decidedAt: null },
  ];
  expect(requestsByDay(asked, classOf(), NOW)).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 1]);
});

test('each class counts how those stood who were there, by what had happened then', () => {
  const facts = classOf(
    student(1, { statuses: new Map([[2, 'absent']]) }),
    student(2),
    student(3, { stays: [{ from: days(-3), until: null }] }),
  );
  // the counts are: on track, at risk, off track
  expect(standingsByClass(facts, NOW)).toEqual([
    [2, 0, 0],
    [1, 0, 1],
    [2, 0, 1],
  ]);
});

test('a class for which nobody has a status yet is not the last one', () => {
  const facts = classOf(student(1, { statuses: new Map([[2, 'present']]) }));
  expect(lastRecordedAttendance(facts, NOW).map(({ session }) => session.id)).toEqual([1, 2]);
  expect(lastRecordedAttendance(classOf(student(1)), NOW)).toEqual([]);
});

test('of whoever is blocked nothing waits, and nothing is missing or unrecorded; what they did stays [D-229]', () => {
  const late = { ...student(3), isBlocked: true, works: new Map([[9, work(-4, null)]]) };
  const facts = classOf(student(1), { ...late, statuses: new Map([[1, 'present' as const]]) });
  expect(waitingByDay(facts, NOW).every((count) => count === 0)).toBe(true);
  expect(findWaitingWork(facts.frame, facts.students, NOW).waiting).toBe(0);
  const counts = attendanceUntil(facts.frame, facts.students, NOW).map(({ counts: { present, none } }) => [
    present,
    none,
  ]);
  expect(counts).toEqual([
    [1, 1],
    [0, 1],
    [0, 1],
  ]);
  const due = { ...facts.frame, items: facts.frame.items.map((item) => ({ ...item, effectiveDueDate: days(-1) })) };
  const idle = { ...late, works: new Map() };
  expect(handInsBy(due, [student(1), idle], NOW).map(({ counts: { missing } }) => missing)).toEqual([1]);
});
