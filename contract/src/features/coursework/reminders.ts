import { addDays, atLocal, localDay } from '#kernel/clock';
import type { Day, DaySpan, Instant, Zone } from '#kernel/clock';
import type { ItemFacts } from './statuses.ts';

/** When reminders go out, by the clocks of the course. Annex F */
export const REMINDED_AT = '08:00';
/** So many days ahead a student is reminded; and so many days after. Annex F */
const DAYS_AHEAD = 3;
const DAYS_AFTER = 1;
/** Reminders of days on which the server was off are made up for, but none that is older than this. */
const DAYS_MADE_UP = 2;

/**
 * The days of which the reminders should have gone out by now and have not; null while there are none. `last` is the
 * day of the last ones. D-126
 */
export const daysToRemind = (last: Day | null, now: Instant, zone: Zone): DaySpan | null => {
  const today = localDay(now, zone);
  if (now < atLocal(today, REMINDED_AT, zone)) return null;
  const earliest = addDays(today, -DAYS_MADE_UP);
  const next = last === null ? today : addDays(last, 1);
  return next > today ? null : { from: next < earliest ? earliest : next, to: today };
};

/** What a student is told of an item on some days: that it is due soon, or that it was due and is overdue; else nothing. Annex F */
export const reminderOn = (
  item: ItemFacts,
  days: DaySpan,
  zone: Zone,
): 'ASSIGNMENT_DUE' | 'ASSIGNMENT_OVERDUE' | null => {
  if (item.submission !== null) return null;
  const due = localDay(item.effectiveDueDate, zone);
  const isOneOf = (day: Day) => days.from <= day && day <= days.to;
  if (isOneOf(addDays(due, DAYS_AFTER))) return item.required ? 'ASSIGNMENT_OVERDUE' : null;
  return isOneOf(addDays(due, -DAYS_AHEAD)) ? 'ASSIGNMENT_DUE' : null;
};
