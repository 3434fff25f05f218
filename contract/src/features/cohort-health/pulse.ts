import { wasEnrolledAt } from '#features/enrollments/stays';
import { isWaiting } from '#features/grading/mark';
import { GRADUATION_STANDINGS, type GraduationStanding } from '#features/graduation/standing';
import { type Instant, addDays, localDay, startOfDay, type Zone } from '#kernel/clock';
import type { ClassFacts } from './compare.ts';
import { judgeStudent } from './student-figures.ts';
import { attendanceUntil } from './attendance-figures.ts';
import { meetingsOf, type ClassFrame, type StudentFacts } from './facts.ts';

/** The number of days in the history of a figure, and the number of classes. */
const DAYS = 14;
const CLASSES = 8;

/**
 * The end of each recent day in the time zone of the campus, the earliest first. Today is left out, as it is not over.
 */
export const lastDays = (zone: Zone, now: Instant): Instant[] =>
  Array.from({ length: DAYS }, (_, day) => startOfDay(addDays(localDay(now, zone), day + 1 - DAYS), zone));

/** The ends of the last classes, the earliest first. */
const lastClasses = (frame: ClassFrame, now: Instant): Instant[] =>
  meetingsOf(frame)
    .map(({ endTime }) => endTime)
    .filter((endTime) => endTime <= now)
    .slice(-CLASSES);

/** The attendance of recent classes, up to the latest one that has any status. */
export function lastRecordedAttendance(
  { frame, students }: ClassFacts,
  now: Instant,
): ReturnType<typeof attendanceUntil> {
  const held = attendanceUntil(frame, students, now);
  const isRecorded = ({ counts }: (typeof held)[number]) =>
    counts.present + counts.remote + counts.absent + counts.exception > 0;
  return held.slice(0, held.findLastIndex(isRecorded) + 1).slice(-CLASSES);
}

/** A student's facts as they were at a given time, ignoring everything that happened later. */
function asOf(student: StudentFacts, { sessions }: ClassFrame, at: Instant): StudentFacts {
  const begun = new Set(sessions.filter(({ startTime }) => startTime <= at).map(({ id }) => id));
  return {
    ...student,
    statuses: new Map([...student.statuses].filter(([id]) => begun.has(id))),
    pending: new Set(),
    works: new Map(
      [...student.works]
        .filter(([, { firstSubmittedAt }]) => firstSubmittedAt <= at)
        .map(([id, work]) => [id, work.judgedAt !== null && work.judgedAt <= at ? work : { ...work, mark: '?' }]),
    ),
  };
}

/** The amount of ungraded work at a given time, from students who were in the class then. */
function waitingAt({ frame, students }: ClassFacts, at: Instant): number {
  const items = new Map(frame.items.map((item) => [item.id, item]));
  const waits = students
    .filter(({ stays, isBlocked }) => wasEnrolledAt(stays, at) && !isBlocked)
    .flatMap(({ works }) =>
      [...works].filter(([id, { submittedAt, judgedAt, mark }]) => {
        const item = items.get(id);
        if (!item || submittedAt > at) return false;
        return isWaiting(mark, item) || (judgedAt !== null && judgedAt > at);
      }),
    );
  return waits.length;
}

/** The amount of ungraded work at the end of each recent day. */
export const waitingByDay = (facts: ClassFacts, now: Instant): number[] =>
  lastDays(facts.frame.timeZone, now).map((at) => waitingAt(facts, at));

/** The times when a remote request was made and decided. */
export interface RequestTimes {
  readonly askedAt: Instant;
  readonly decidedAt: Instant | null;
}

/** The number of undecided requests at the end of each recent day. */
export const requestsByDay = (
  requests: readonly RequestTimes[],
  { frame: { timeZone } }: ClassFacts,
  now: Instant,
): number[] =>
  lastDays(timeZone, now).map(
    (at) => requests.filter(({ askedAt, decidedAt }) => askedAt <= at && (decidedAt === null || decidedAt > at)).length,
  );

/** The number of students with each standing at a given time, in the order of the standings. */
function standingsAt({ frame, students }: ClassFacts, at: Instant): number[] {
  const found = students
    .filter((student) => wasEnrolledAt(student.stays, at))
    .map((student): GraduationStanding => judgeStudent(frame, asOf(student, frame, at), at).standing);
  return GRADUATION_STANDINGS.map((standing) => found.filter((each) => each === standing).length);
}

/** The number of students with each standing after each recent class. */
export const standingsByClass = (facts: ClassFacts, now: Instant): number[][] =>
  lastClasses(facts.frame, now).map((at) => standingsAt(facts, at));
