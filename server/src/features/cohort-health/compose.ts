import { seesNames } from '@bcs/contract/features/cohort-health/abilities';
import { attendanceUntil, totalOf } from '@bcs/contract/features/cohort-health/attendance-figures';
import {
  academicOnly,
  compareAtMeeting,
  countInTime,
  meetingsHeld,
  type ClassFacts,
} from '@bcs/contract/features/cohort-health/compare';
import { meetingsOf } from '@bcs/contract/features/cohort-health/facts';
import { marginBins, MARGINS } from '@bcs/contract/features/cohort-health/margins';
import type { AcademicPart, CohortHealth, CohortRow, OwnClass } from '@bcs/contract/features/cohort-health/model';
import {
  guardGroups,
  guardShare,
  SMALLEST_GROUP,
  type GuardedCount,
} from '@bcs/contract/features/cohort-health/small-groups';
import { judgeStudent, type JudgedStudent } from '@bcs/contract/features/cohort-health/student-figures';
import {
  handInsBy,
  countLetters,
  countJudgedByWait,
  findWaitingWork,
} from '@bcs/contract/features/cohort-health/work-figures';
import { partOfWork } from '@bcs/contract/features/cohort-health/words';
import { STATUS_CODES } from '@bcs/contract/features/attendance/statuses';
import { GRADE_LETTERS } from '@bcs/contract/features/grading/scale';
import { hadJoinedBy } from '@bcs/contract/features/enrollments/stays';
import { gradebookContent } from '@bcs/contract/features/grading/rights';
import { GRADUATION_STANDINGS, type GraduationStanding } from '@bcs/contract/features/graduation/standing';
import { daysBetween, localDay, type Instant } from '@bcs/contract/kernel/clock';
import type { Role } from '@bcs/contract/kernel/roles';
import type { HealthClassRow } from './queries.ts';

/** Hides small groups from roles that do not see names. SUCC-068 */
export const guardGroupsFor = (role: Role) =>
  seesNames(role) ? (counts: readonly number[]): GuardedCount[] => [...counts] : guardGroups;
export const guardShareFor = (role: Role) =>
  seesNames(role)
    ? (part: number, whole: number) => (whole === 0 ? null : Math.floor((100 * part) / whole))
    : guardShare;

const named = <Key extends string>(keys: readonly Key[], values: readonly GuardedCount[]): Record<Key, GuardedCount> =>
  Object.fromEntries(keys.map((key, place) => [key, values[place] ?? null])) as Record<Key, GuardedCount>;

const countsOf = <Key extends string>(keys: readonly Key[], counts: Record<Key, number>) =>
  keys.map((key) => counts[key]);

/**
 * Counts the students who began, are present and have left; with few departures, the first number is hidden because it
 * would reveal them. SUCC-068
 */
function membersOf({ students }: ClassFacts, role: Role, now: Instant) {
  const begun = students.filter(({ stays }) => hadJoinedBy(stays, now));
  const active = begun.filter((student) => student.active).length;
  const left = begun.length - active;
  const isHidden = !seesNames(role) && left > 0 && left < SMALLEST_GROUP;
  return { started: isHidden ? null : begun.length, active, left: isHidden ? null : left };
}

/** Judges the students who are in the class. */
export const judgeStudents = ({ frame, students }: ClassFacts, now: Instant): JudgedStudent[] =>
  students.filter(({ active }) => active).map((student) => judgeStudent(frame, student, now));

export function countStandings(rows: readonly JudgedStudent[], role: Role) {
  const counts = GRADUATION_STANDINGS.map((standing) => rows.filter((row) => row.standing === standing).length);
  return named<GraduationStanding>(GRADUATION_STANDINGS, guardGroupsFor(role)(counts));
}

/** The number of recent meetings and items on which a rate is based. */
const RECENT = 12;

/** The two main rates of every class with their recent history. */
function ratesOf(facts: ClassFacts, role: Role, now: Instant) {
  // D-241
  const over = attendanceUntil(facts.frame, facts.students, now).filter(({ session }) => session.endTime <= now);
  const due = handInsBy(facts.frame, facts.students, now);
  const share = guardShareFor(role);
  const came = ({ present, remote, absent }: ReturnType<typeof totalOf>) =>
    share(present + remote, present + remote + absent);
  return {
    rates: { attendance: came(totalOf(over)), submittedInTime: share(...countInTime(due)) },
    courses: {
      attendanceByMeeting: over.slice(-RECENT).map(({ counts }) => came(counts)),
      inTimeByItem: due.slice(-RECENT).map((item) => share(...countInTime([item]))),
    },
  };
}

/** The figures of readers of academic work alone, for those who see all work; null for all others. D-241, D-280 */
export function composeAcademicPart(facts: ClassFacts, role: Role, now: Instant): AcademicPart | null {
  if (partOfWork(role) !== null) return null;
  const part = academicOnly(facts);
  return {
    waiting: findWaitingWork(part.frame, part.students, now).waiting,
    submittedInTime: guardShareFor(role)(...countInTime(handInsBy(part.frame, part.students, now))),
    standings: countStandings(judgeStudents(part, now), role),
  };
}

function classOf(row: HealthClassRow, role: Role): OwnClass {
  const { courseId, code, courseName, cohortName, startDate, endDate, timeZone } = row;
  return { courseId, code, courseName, cohortName, role, startDate, endDate, timeZone };
}

/** Composes one of the viewer's classes for the comparison. SUCC-064 */
export function toCohortRow(row: HealthClassRow & { role: Role }, facts: ClassFacts, now: Instant): CohortRow {
  const { role, startDate, endDate, timeZone } = row;
  const today = daysBetween(startDate, localDay(now, timeZone)) + 1;
  const courseDays = daysBetween(startDate, endDate) + 1;
  const { waiting, oldest } = findWaitingWork(facts.frame, facts.students, now);
  const { rates, courses } = ratesOf(facts, role, now);
  return {
    ...classOf(row, role),
    courseDay: Math.min(Math.max(0, today), courseDays + 1),
    courseDays,
    ...membersOf(facts, role, now),
    ...rates,
    standings: countStandings(judgeStudents(facts, now), role),
    waiting,
    oldestWaiting: oldest,
    academic: composeAcademicPart(facts, role, now),
    ...courses,
  };
}

const HAND_INS = ['inTime', 'late', 'missing'] as const;
const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

/**
 * Compares classes at the meeting that the first of them has reached; each is limited to what the role may see.
 * SUCC-066
 */
function comparedOf(
  rows: readonly HealthClassRow[],
  classes: readonly ClassFacts[],
  now: Instant,
): CohortHealth['compared'] {
  const [own] = classes;
  const meeting = own ? meetingsHeld(own.frame, now) : 0;
  if (meeting === 0) return [];
  return rows.flatMap(({ courseId, code, startDate }, place) => {
    const compared = classes[place] && compareAtMeeting(classes[place], meeting, now);
    return compared ? [{ courseId, code, startDate, ...compared }] : [];
  });
}

/** Composes all figures of a class. SUCC-065 */
export function composeHealth(
  rows: readonly HealthClassRow[],
  classes: readonly ClassFacts[],
  role: Role,
  now: Instant,
): CohortHealth {
  const [[row], [own]] = [rows, classes];
  if (!row || !own) throw new Error('A class was expected.');
  const { frame, students } = own;
  const groups = guardGroupsFor(role);
  const figures = judgeStudents(own, now);
  return {
    own: classOf(row, role),
    asOf: now,
    ...membersOf(own, role, now),
    meetingsHeld: meetingsHeld(frame, now),
    meetingsPlanned: meetingsOf(frame).length,
    ...ratesOf(own, role, now).rates,
    standings: countStandings(figures, role),
    academic: composeAcademicPart(own, role, now),
    meetings: attendanceUntil(frame, students, now).map(({ session, counts }) => ({
      id: session.id,
      name: session.name,
      startTime: session.startTime,
      students: sum(countsOf(STATUS_CODES, counts)),
      counts: named(STATUS_CODES, groups(countsOf(STATUS_CODES, counts))),
    })),
    items: handInsBy(frame, students, now).map(({ item, counts }) => ({
      id: item.id,
      title: item.title,
      contextId: item.contextId,
      effectiveDueDate: item.effectiveDueDate,
      students: sum(countsOf(HAND_INS, counts)),
      counts: named(HAND_INS, groups(countsOf(HAND_INS, counts))),
    })),
    letters:
      gradebookContent(role) === 'career'
        ? []
        : Object.entries(named(GRADE_LETTERS, groups(countLetters(frame, students)))).map(([letter, grades]) => ({
            letter: letter as (typeof GRADE_LETTERS)[number],
            grades,
          })),
    margins: MARGINS.flatMap((id, place) => {
      const bins = figures.map(({ margins }) => margins[place] ?? null);
      if (bins.every((bin) => bin === null)) return [];
      return [{ id, students: groups(marginBins(id).map((_, at) => bins.filter((bin) => bin === at).length)) }];
    }),
    waits: { judged: groups(countJudgedByWait(frame, students)), ...findWaitingWork(frame, students, now) },
    compared: comparedOf(rows, classes, now),
  };
}
