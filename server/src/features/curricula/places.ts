import {
  addDays,
  daysBetween,
  localDay,
  localTime,
  type Day,
  type Instant,
  type Zone,
} from '@bcs/contract/kernel/clock';
import type { SessionFile } from '@bcs/contract/features/curricula/model';

export type RelativeDay = Pick<SessionFile, 'meeting' | 'days' | 'day'>;

/**
 * Returns the place of a day in a class without dates: after the last meeting up to it, or else counted from the first
 * day. D-188
 */
export function toRelativeDay(day: Day, meetings: readonly Day[], firstDay: Day): RelativeDay {
  const number = meetings.findLastIndex((meeting) => meeting <= day) + 1;
  const meeting = meetings[number - 1];
  return meeting === undefined
    ? { meeting: null, days: 0, day: daysBetween(firstDay, day) + 1 }
    : { meeting: number, days: daysBetween(meeting, day), day: null };
}

/** The day on which something is due and its time, which is left out for the end of the day. */
export function dueOf(due: Instant, zone: Zone): { readonly day: Day; readonly time: string | null } {
  const time = timeOf(due, zone);
  const day = localDay(due, zone);
  if (time === '23:59:59') return { day, time: null };
  return time === '00:00' ? { day: addDays(day, -1), time: null } : { day, time };
}

/** `18:30`, with seconds where there are any. */
export function timeOf(instant: Instant, zone: Zone): string {
  const { hour, minute, second } = localTime(instant, zone);
  return [hour, minute, ...(second === 0 ? [] : [second])].map((part) => String(part).padStart(2, '0')).join(':');
}
