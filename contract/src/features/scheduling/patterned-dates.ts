import {
  addDays,
  compareInstants,
  LAST_WEEK,
  localDay,
  weekOf,
  type Day,
  type Instant,
  weekday,
  type Zone,
} from '#kernel/clock';
import type { TargetClassDates } from './copied-dates.ts';
import { findOutside, type Dated, type DatedItem } from './dated.ts';
import { planMeetings } from './weekly-meetings.ts';
import { toClockTime, type Span } from './local-span.ts';
import type { WeeklyMeeting, WeeklyPattern } from './model.ts';

const WEEK = 7;

/** The class meetings that have not begun, in order; only these are moved by another weekly pattern. ADM-077 */
export const comingMeetings = <Each extends Pick<DatedItem, 'isClass' | 'startTime' | 'id'>>(
  items: readonly Each[],
  now: Instant,
): Each[] =>
  items
    .filter(({ isClass, startTime }) => isClass && startTime > now)
    .toSorted((one, other) => compareInstants(one.startTime, other.startTime) || one.id - other.id);

const later = (one: Day, other: Day): Day => (one > other ? one : other);

/**
 * Works out the dates after a change of the weekly pattern: the n-th future class meeting becomes the n-th of the
 * pattern, from the week of the first one on, skipping holidays. Everything else stays. If holidays leave too little
 * room, nothing moves. ADM-075, ADM-077 @public
 */
export function patternedDates(items: readonly DatedItem[], to: TargetClassDates, now: Instant): Dated[] {
  const coming = comingMeetings(items, now);
  const [first] = coming;
  if (!first) return [];
  const week = weekOf(localDay(first.startTime, to.timeZone)).from;
  const firstDay = later(later(week, localDay(now, to.timeZone)), to.startDay);
  const rule = { pattern: to.pattern, firstDay, lastDay: addDays(firstDay, LAST_WEEK * WEEK - 1), daysLeftOut: [] };
  // some of today's may have begun
  const most = coming.length + to.pattern.length;
  const planned = planMeetings(rule, to, { most }).meetings.filter(({ startTime }) => startTime > now);
  if (planned.length < coming.length) return [];
  return coming.map((item, index): Dated => {
    const { startTime, endTime } = planned[index] ?? item;
    const span = { startTime, endTime };
    return {
      item,
      old: { startTime: item.startTime, endTime: item.endTime },
      new: span,
      why: { because: 'meeting', number: index + 1 },
      outside: findOutside(span, to),
    };
  });
}

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6];
const MINUTE = 'HH:MM'.length;
const LAST_MINUTE = '23:59';

/**
 * Finds the weekdays on which a class meets from its meetings: each weekday with the time at which most of them take
 * place.
 */
export function detectPattern(meetings: readonly Span[], zone: Zone): WeeklyPattern {
  const byDay = Map.groupBy(meetings, ({ startTime }) => weekday(localDay(startTime, zone)));
  return WEEKDAYS.flatMap((day): WeeklyMeeting[] => {
    const times = (byDay.get(day) ?? []).map(({ startTime, endTime }) => {
      const [start, end] = [toClockTime(startTime, zone).slice(0, MINUTE), toClockTime(endTime, zone).slice(0, MINUTE)];
      return { weekday: day, start, end: end > start ? end : LAST_MINUTE };
    });
    const counted = [...Map.groupBy(times, ({ start, end }) => `${start}-${end}`).values()];
    const most = counted.toSorted((one, other) => other.length - one.length)[0]?.[0];
    return most && most.start < most.end ? [most] : [];
  });
}
