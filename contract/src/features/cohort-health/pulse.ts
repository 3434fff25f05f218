import { wasThere } from '#features/enrollments/stays';
import { isWaiting } from '#features/grading/mark';
import { GRADUATION_STANDINGS, type GraduationStanding } from '#features/graduation/standing';
import { type Instant, addDays, localDay, startOfDay, type Zone } from '#kernel/clock';
import type { ClassFacts } from './compare.ts';
import { judge } from './student-figures.ts';
import { attendanceBy } from './attendance-figures.ts';
import { meetingsOf, type ClassFrame, type StudentFacts } from './facts.ts';

/** Over how many days a number is followed, and over how many classes. */
const DAYS = 14;
const CLASSES = 8;

/** The end of each of the last days on campus, the earliest first; today is not over. */
export const lastDays = (zone: Zone, now: Instant): Instant[] =>
  Array.from({ length: DAYS }, (_, day) => startOfDay(addDays(localDay(now, zone), day + 1 - DAYS), zone));

/** The ends of the last classes, the earliest first. */
const lastClasses = (frame: ClassFrame, now: Instant): Instant[] =>
  meetingsOf(frame)
    .map(({ endTime }) => endTime)
    .filter((endTime) => endTime <= now)
    .slice(-CLASSES);

/** Attendance of the last classes, up to the latest one for which anybody has a status. */
export function lastRecorded({ frame, students }: ClassFacts, now: Instant): ReturnType<typeof attendanceBy> {
  const held = attendanceBy(frame, students, now);
  const isRecorded = ({ counts }: (typeof held)[number]) =>
    counts.present + counts.remote + counts.absent + counts.exception > 0;
  return held.slice(0, held.findLastIndex(isRecorded) + 1).slice(-CLASSES);
}

/** A student's facts as of a moment, as known today: without what happened, was handed in or judged later. */
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

/** The amount of work that waited for grade or feedback at a moment, of students then in the class. */
function waitingAt({ frame, students }: ClassFacts, at: Instant): number {
  const items = new Map(frame.items.map((item) => [item.id, item]));
  const waits = students
    .filter(({ stays, isBlocked }) => wasThere(stays, at) && !isBlocked)
    .flatMap(({ works }) =>
      [...works].filter(([id, { submittedAt, judgedAt, mark }]) => {
        const item = items.get(id);
        if (!item || submittedAt > at) return false;
        return isWaiting(mark, item) || (judgedAt !== null && judgedAt > at);
      }),
    );
  return waits.length;
}

/** The amount of work that waited at the end of each of the last days. */
export const waitingByDay = (facts: ClassFacts, now: Instant): number[] =>
  lastDays(facts.frame.timeZone, now).map((at) => waitingAt(facts, at));

/** A remote request: when it was made, and when it was decided. */
export interface AskedAndDecided {
  readonly askedAt: Instant;
  readonly decidedAt: Instant | null;
}

/** The number of requests that waited at the end of each of the last days. */
export const requestsByDay = (
  requests: readonly AskedAndDecided[],
  { frame: { timeZone } }: ClassFacts,
  now: Instant,
): number[] =>
  lastDays(timeZone, now).map(
    (at) => requests.filter(({ askedAt, decidedAt }) => askedAt <= at && (decidedAt === null || decidedAt > at)).length,
  );

/** The number of students then in the class with each standing at a moment, in the order of the standings. */
function standingsAt({ frame, students }: ClassFacts, at: Instant): number[] {
  const found = students
    .filter((student) => wasThere(student.stays, at))
    .map((student): GraduationStanding => judge(frame, asOf(student, frame, at), at).standing);
  return GRADUATION_STANDINGS.map((standing) => found.filter((each) => each === standing).length);
}

/** The number of students with each standing after each of the last classes. */
export const standingsByClass = (facts: ClassFacts, now: Instant): number[][] =>
  lastClasses(facts.frame, now).map((at) => standingsAt(facts, at));
