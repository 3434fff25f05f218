import { addDays, localDay, startOfDay, type Instant, type Zone } from '#kernel/clock';
import { attendanceBy } from './attendance-figures.ts';
import { meetingsOf, type ClassFrame, type StudentFacts } from './facts.ts';
import type { ClassFacts } from './compare.ts';

/** Over how many days a number is followed, and over how many classes. */
const DAYS = 14;
const CLASSES = 8;

/** The end of each of the last days on campus, the earliest first; today is not over. */
export const lastDays = (zone: Zone, now: Instant): Instant[] =>
  Array.from({ length: DAYS }, (_, day) => startOfDay(addDays(localDay(now, zone), day + 1 - DAYS), zone));

/** The ends of the last classes, the earliest first. */
export const lastClasses = (frame: ClassFrame, now: Instant): Instant[] =>
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
export function asOf(student: StudentFacts, { sessions }: ClassFrame, at: Instant): StudentFacts {
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
