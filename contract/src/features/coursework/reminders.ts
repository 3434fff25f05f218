import { addDays, atLocal, later, localDay, type Day, type DaySpan, type Instant, type Zone } from '#kernel/clock';
import type { ItemFacts } from './statuses.ts';

/** The local time at which reminders are sent. Annex F */
export const REMINDER_TIME = '08:00';
/** The days before and after the due date on which a student is reminded. Annex F */
const DAYS_AHEAD = 3;
const DAYS_AFTER = 1;
/** The number of days for which missed reminders are sent later, if the server was off. */
const DAYS_MADE_UP = 2;

/** The latest day whose reminders are due; null before the time of day at which they are sent. Annex F */
export const reminderDay = (now: Instant, zone: Zone): Day | null => {
  const today = localDay(now, zone);
  return now < atLocal(today, REMINDER_TIME, zone) ? null : today;
};

/** The days whose reminders are sent together, after `last`, the day of the previous ones. */
export const daysToRemind = (last: Day | null, day: Day): DaySpan => ({
  from: last === null ? day : later(addDays(last, 1), addDays(day, -DAYS_MADE_UP)),
  to: day,
});

/** The range of due dates for which reminders are sent on the given days. */
export const dueWhenReminded = ({ from, to }: DaySpan): DaySpan => ({
  from: addDays(from, -DAYS_AFTER),
  to: addDays(to, DAYS_AHEAD),
});

/** The reminder for an item on the given days: due soon or overdue; null if there is none. Annex F */
export const reminderForDays = (
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
