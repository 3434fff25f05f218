import { compareInstants, courseWeek, daysBetween, localDay, type Day, type Instant, type Zone } from '#kernel/clock';
import { isIncomplete } from '#features/coursework/statuses';
import type { GraduationItem, GraduationRecord } from './model.ts';
import type { Requirement } from './requirements.ts';
import { isMetNarrowly } from './standing.ts';
import { classesAhead, ungradedWork } from './what-if-several.ts';

/** The state of a requirement on the way to graduation: safely met, narrowly met, not met, or still open. */
export type OnTheWay = 'on track' | 'at risk' | 'not met' | 'open';

/** Derives the state of a requirement; null if the course does not have it. An unknown value counts as open. */
export function onTheWay(requirement: Requirement): OnTheWay | null {
  const { state } = requirement;
  if (state === 'unlimited') return null;
  if (state === 'unmet') return 'not met';
  return state !== 'met' ? 'open' : isMetNarrowly(requirement) ? 'at risk' : 'on track';
}

/** Work that is required for graduation, with its position on the way. */
export interface JourneyStop {
  readonly title: string;
  readonly day: Day;
  /** The position in time: 0 on the first day of the course, 1 on the last. */
  readonly share: number;
  readonly state: 'done' | 'open' | 'late';
}

/** The way from the first day of a course to graduation. */
export interface Journey {
  /** The part of the way that lies in the past, from 0 to 1. */
  readonly share: number;
  readonly week: number;
  readonly weeks: number;
  readonly classesLeft: number;
  readonly workLeft: number;
  readonly stops: readonly JourneyStop[];
}
interface Course {
  readonly startDate: Day;
  readonly endDate: Day;
}

/** Builds the stages of a student's way through the course, as of a given time. */
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
    .map((item): JourneyStop => {
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
    workLeft: ungradedWork(record, now).length,
    stops,
  };
}

const stateOf = (item: GraduationItem, now: Instant): JourneyStop['state'] =>
  item.submission !== null && !isIncomplete(item)
    ? 'done'
    : item.wasThere && now > item.effectiveDueDate
      ? 'late'
      : 'open';
