import { PEOPLE_PER_GROUP, type Person } from './plant.ts';

/** Nothing happens in the last days of a class, so that everything that is waiting goes out. */
export const QUIET_DAYS = 3;
/** The shortest term: long enough for news to arrive and for everything to go out. */
const SHORTEST = QUIET_DAYS + 5;

/** The people of a group of classes, and the days of the simulation from which and up to which they are in class. */
export interface Term {
  readonly people: readonly Person[];
  readonly from: number;
  readonly to: number;
}

interface Terms {
  readonly days: number;
  /** The number of people in class at the same time. */
  readonly inClass: number;
  /** The people who are in class on every day, together with everyone in their classes. */
  readonly everyDay: readonly Person[];
}

/** Spreads groups of classes over the days, so that everybody is in class at some time, and not all at once. */
export function termsOf(people: readonly Person[], { days, inClass, everyDay }: Terms): Term[] {
  const classes = new Set(everyDay.map(({ courseId }) => courseId));
  const groups = Array.from({ length: Math.ceil(people.length / PEOPLE_PER_GROUP) }, (_, place) =>
    people.slice(place * PEOPLE_PER_GROUP, (place + 1) * PEOPLE_PER_GROUP),
  );
  const isAlways = (group: readonly Person[]) =>
    inClass >= people.length || group.some(({ courseId }) => classes.has(courseId));
  const others = groups.filter((group) => !isAlways(group));
  const lasts = Math.min(days, Math.max(SHORTEST, Math.round((inClass / people.length) * days)));
  const apart = (days - lasts) / Math.max(1, others.length - 1);
  return [
    ...groups.filter(isAlways).map((group) => ({ people: group, from: 0, to: days + QUIET_DAYS })),
    ...others.map((group, place) => ({
      people: group,
      from: Math.floor(place * apart),
      to: Math.floor(place * apart) + lasts,
    })),
  ];
}
