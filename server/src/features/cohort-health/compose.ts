import { seesNames } from '@bcs/contract/features/cohort-health/abilities';
import { attendanceBy, totalOf } from '@bcs/contract/features/cohort-health/attendance-figures';
import {
  academicOnly,
  comparedAt,
  inTimeOf,
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
  type Guarded,
} from '@bcs/contract/features/cohort-health/small-groups';
import { judge, type Judged } from '@bcs/contract/features/cohort-health/student-figures';
import { handInsBy, lettersOf, waitedOf, waitingOf } from '@bcs/contract/features/cohort-health/work-figures';
import { partOfWork } from '@bcs/contract/features/cohort-health/words';
import { STATUS_CODES } from '@bcs/contract/features/attendance/statuses';
import { GRADE_LETTERS } from '@bcs/contract/features/grading/scale';
import { hadJoined } from '@bcs/contract/features/enrollments/stays';
import { gradebookContent } from '@bcs/contract/features/grading/rights';
import { GRADUATION_STANDINGS, type GraduationStanding } from '@bcs/contract/features/graduation/standing';
import { daysBetween, localDay, type Instant } from '@bcs/contract/kernel/clock';
import type { Role } from '@bcs/contract/kernel/roles';
import type { HealthClassRow } from './queries.ts';

/** Counts as a role sees them: small groups only where it sees the names as well. SUCC-068 */
export const groupsFor = (role: Role) =>
  seesNames(role) ? (counts: readonly number[]): Guarded[] => [...counts] : guardGroups;
export const shareFor = (role: Role) =>
  seesNames(role)
    ? (part: number, whole: number) => (whole === 0 ? null : Math.floor((100 * part) / whole))
    : guardShare;

const named = <Key extends string>(keys: readonly Key[], values: readonly Guarded[]): Record<Key, Guarded> =>
  Object.fromEntries(keys.map((key, place) => [key, values[place] ?? null])) as Record<Key, Guarded>;

const countsOf = <Key extends string>(keys: readonly Key[], counts: Record<Key, number>) =>
  keys.map((key) => counts[key]);

/**
 * Counts the students who began, who are there and who left; of a few who left the number of those who began would
 * tell. SUCC-068
 */
function membersOf({ students }: ClassFacts, role: Role, now: Instant) {
  const begun = students.filter(({ stays }) => hadJoined(stays, now));
  const active = begun.filter((student) => student.active).length;
  const left = begun.length - active;
  const isHidden = !seesNames(role) && left > 0 && left < SMALLEST_GROUP;
  return { started: isHidden ? null : begun.length, active, left: isHidden ? null : left };
}

/** Judges the students who are in the class. */
export const judgeStudents = ({ frame, students }: ClassFacts, now: Instant): Judged[] =>
  students.filter(({ active }) => active).map((student) => judge(frame, student, now));

export const standingsOf = (rows: readonly Judged[], role: Role) =>
  named<GraduationStanding>(
    GRADUATION_STANDINGS,
    groupsFor(role)(GRADUATION_STANDINGS.map((standing) => rows.filter((row) => row.standing === standing).length)),
  );

/** The number of meetings and items over which a rate is shown. */
const RECENT = 12;

/** The two rates that every class is known by, and how they came to be. */
function ratesOf(facts: ClassFacts, role: Role, now: Instant) {
  // D-241
  const over = attendanceBy(facts.frame, facts.students, now).filter(({ session }) => session.endTime <= now);
  const due = handInsBy(facts.frame, facts.students, now);
  const share = shareFor(role);
  const came = ({ present, remote, absent }: ReturnType<typeof totalOf>) =>
    share(present + remote, present + remote + absent);
  return {
    rates: { attendance: came(totalOf(over)), submittedInTime: share(...inTimeOf(due)) },
    courses: {
      attendanceByMeeting: over.slice(-RECENT).map(({ counts }) => came(counts)),
      inTimeByItem: due.slice(-RECENT).map((item) => share(...inTimeOf([item]))),
    },
  };
}

/** The figures of those who see no career work, for those who see all of it; null for all others. D-241, D-280 */
export function academicPartOf(facts: ClassFacts, role: Role, now: Instant): AcademicPart | null {
  if (partOfWork(role) !== null) return null;
  const part = academicOnly(facts);
  const { frame, students } = part;
  return {
    waiting: waitingOf(frame, students, now).waiting,
    submittedInTime: shareFor(role)(...inTimeOf(handInsBy(frame, students, now))),
    standings: standingsOf(judgeStudents(part, now), role),
  };
}

function classOf(row: HealthClassRow, role: Role): OwnClass {
  const { courseId, code, courseName, cohortName, startDate, endDate, timeZone } = row;
  return { courseId, code, courseName, cohortName, role, startDate, endDate, timeZone };
}

/** One of the own classes beside the others. SUCC-064 */
export function toCohortRow(row: HealthClassRow & { role: Role }, facts: ClassFacts, now: Instant): CohortRow {
  const { role, startDate, endDate, timeZone } = row;
  const today = daysBetween(startDate, localDay(now, timeZone)) + 1;
  const courseDays = daysBetween(startDate, endDate) + 1;
  const { waiting, oldest } = waitingOf(facts.frame, facts.students, now);
  const { rates, courses } = ratesOf(facts, role, now);
  return {
    ...classOf(row, role),
    courseDay: Math.min(Math.max(0, today), courseDays + 1),
    courseDays,
    ...membersOf(facts, role, now),
    ...rates,
    standings: standingsOf(judgeStudents(facts, now), role),
    waiting,
    oldestWaiting: oldest,
    academic: academicPartOf(facts, role, now),
    ...courses,
  };
}

const HAND_INS = ['inTime', 'late', 'missing'] as const;
const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

/** The classes at the meeting that the first of them has reached; each seen as the role sees its own. SUCC-066 */
function comparedOf(
  rows: readonly HealthClassRow[],
  classes: readonly ClassFacts[],
  now: Instant,
): CohortHealth['compared'] {
  const [own] = classes;
  const meeting = own ? meetingsHeld(own.frame, now) : 0;
  if (meeting === 0) return [];
  return rows.flatMap(({ courseId, code, startDate }, place) => {
    const compared = classes[place] && comparedAt(classes[place], meeting, now);
    return compared ? [{ courseId, code, startDate, ...compared }] : [];
  });
}

/** All figures of a class. SUCC-065 */
export function composeHealth(
  rows: readonly HealthClassRow[],
  classes: readonly ClassFacts[],
  role: Role,
  now: Instant,
): CohortHealth {
  const [[row], [own]] = [rows, classes];
  if (!row || !own) throw new Error('A class was expected.');
  const { frame, students } = own;
  const groups = groupsFor(role);
  const figures = judgeStudents(own, now);
  return {
    own: classOf(row, role),
    asOf: now,
    ...membersOf(own, role, now),
    meetingsHeld: meetingsHeld(frame, now),
    meetingsPlanned: meetingsOf(frame).length,
    ...ratesOf(own, role, now).rates,
    standings: standingsOf(figures, role),
    academic: academicPartOf(own, role, now),
    meetings: attendanceBy(frame, students, now).map(({ session, counts }) => ({
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
        : Object.entries(named(GRADE_LETTERS, groups(lettersOf(frame, students)))).map(([letter, grades]) => ({
            letter: letter as (typeof GRADE_LETTERS)[number],
            grades,
          })),
    margins: MARGINS.flatMap((id, place) => {
      const bins = figures.map(({ margins }) => margins[place] ?? null);
      if (bins.every((bin) => bin === null)) return [];
      return [{ id, students: groups(marginBins(id).map((_, at) => bins.filter((bin) => bin === at).length)) }];
    }),
    waits: { judged: groups(waitedOf(frame, students)), ...waitingOf(frame, students, now) },
    compared: comparedOf(rows, classes, now),
  };
}
