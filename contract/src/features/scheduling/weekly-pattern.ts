import { localDay, weekday, type Zone } from '#kernel/clock';
import { toClock, type Span } from './local-span.ts';
import type { WeeklyMeeting, WeeklyPattern } from './model.ts';

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
      const [start, end] = [toClock(startTime, zone).slice(0, MINUTE), toClock(endTime, zone).slice(0, MINUTE)];
      return { weekday: day, start, end: end > start ? end : LAST_MINUTE };
    });
    const counted = [...Map.groupBy(times, ({ start, end }) => `${start}-${end}`).values()];
    const most = counted.toSorted((one, other) => other.length - one.length)[0]?.[0];
    return most && most.start < most.end ? [most] : [];
  });
}
