import { compareInstants, courseWeek, daysBetween, localDay, type Day, type Instant, type Zone } from '#kernel/clock';
import { isIncomplete } from '#features/coursework/statuses';
import type { GraduationItem, GraduationRecord } from './model.ts';
import type { Requirement } from './requirements.ts';
import { isClose } from './standing.ts';
import { classesAhead, workLeft } from './what-if-several.ts';

/** The state of a requirement on the way: met with room, close to its limit, not met, or still to be done. */
export type OnTheWay = 'on track' | 'at risk' | 'not met' | 'open';

/** The state of a requirement; null where the course asks for nothing. An unknown value is still open. */
export function onTheWay(requirement: Requirement): OnTheWay | null {
  const { state } = requirement;
  if (state === 'unlimited') return null;
  if (state === 'unmet') return 'not met';
  return state !== 'met' ? 'open' : isClose(requirement) ? 'at risk' : 'on track';
}

/** Work without which nobody graduates, where it lies on the way. */
export interface Stop {
  readonly title: string;
  readonly day: Day;
  /** 0 at the first day of the course, 1 at the last. */
  readonly share: number;
  readonly state: 'done' | 'open' | 'late';
}

/** The way from the first day of a course to graduation. */
export interface Journey {
  /** The part of the way that is past, from 0 to 1. */
  readonly share: number;
  readonly week: number;
  readonly weeks: number;
  readonly classesLeft: number;
  readonly workLeft: number;
  readonly stops: readonly Stop[];
}
interface Course {
  readonly startDate: Day;
  readonly endDate: Day;
}

/** Returns the steps of the way through the course, as far as a person has come at a moment. */
export function buildJourney(
  record: GraduationRecord,
  { startDate, endDate }: Course,
  zone: Zone,
  now: Instant,
): Journey {
  const length = Math.max(1, daysBetween(startDate, endDate));
  const shareOf = (day: Day) => Math.min(1, Math.max(0, daysBetween(startDate, day) / length));
  const stops = record.items
    .filter(({ requiredForGraduation }) => requiredForGraduation)
    .toSorted((a, b) => compareInstants(a.effectiveDueDate, b.effectiveDueDate))
    .map((item): Stop => {
      const day = localDay(item.effectiveDueDate, zone);
      return { title: item.title, day, share: shareOf(day), state: stateOf(item, now) };
    });
  const today = localDay(now, zone);
  const weeks = courseWeek(startDate, endDate);
  return {
    share: shareOf(today),
    week: Math.min(weeks, Math.max(1, courseWeek(startDate, today))),
    weeks,
    classesLeft: classesAhead(record, now).length,
    workLeft: workLeft(record, now).length,
    stops,
  };
}

const stateOf = (item: GraduationItem, now: Instant): Stop['state'] =>
  item.submission !== null && !isIncomplete(item)
    ? 'done'
    : item.wasThere && now > item.effectiveDueDate
      ? 'late'
      : 'open';
