import { addDays, atLocal, later, localDay, type Day, type DaySpan, type Instant, type Zone } from '#kernel/clock';
import type { ItemFacts } from './statuses.ts';

/** When reminders go out, by the clocks of the course. Annex F */
export const REMINDED_AT = '08:00';
/** The days before and after the due date on which a student is reminded. Annex F */
const DAYS_AHEAD = 3;
const DAYS_AFTER = 1;
/** Reminders of days on which the server was off are made up for, but none that is older than this. */
const DAYS_MADE_UP = 2;

/** The day whose reminders go out now or have gone out; null before they do, also when those of earlier days are missing. Annex F */
export const reminderDay = (now: Instant, zone: Zone): Day | null => {
  const today = localDay(now, zone);
  return now < atLocal(today, REMINDED_AT, zone) ? null : today;
};

/** The days whose reminders go out together on a day; `last` is the day of the last ones, which is earlier. */
export const daysToRemind = (last: Day | null, day: Day): DaySpan => ({
  from: last === null ? day : later(addDays(last, 1), addDays(day, -DAYS_MADE_UP)),
  to: day,
});

/** Between which days something is due of which a reminder goes out on some days. */
export const dueWhenReminded = ({ from, to }: DaySpan): DaySpan => ({
  from: addDays(from, -DAYS_AFTER),
  to: addDays(to, DAYS_AHEAD),
});

/** The reminder of an item for some days: that it is due soon, or that it was due and is overdue; else null. Annex F */
export const reminderOn = (
  item: Pick<ItemFacts, 'required' | 'effectiveDueDate' | 'wasThere' | 'submission'>,
  days: DaySpan,
  zone: Zone,
): 'ASSIGNMENT_DUE' | 'ASSIGNMENT_OVERDUE' | null => {
  if (item.submission !== null || !item.wasThere) return null;
  const due = localDay(item.effectiveDueDate, zone);
  const isOneOf = (day: Day) => days.from <= day && day <= days.to;
  if (isOneOf(addDays(due, DAYS_AFTER))) return item.required ? 'ASSIGNMENT_OVERDUE' : null;
  return isOneOf(addDays(due, -DAYS_AHEAD)) ? 'ASSIGNMENT_DUE' : null;
};
