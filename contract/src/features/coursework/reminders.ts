import { daysBetween, localDay } from '#kernel/clock';
import type { Day, Zone } from '#kernel/clock';
import type { ItemFacts } from './statuses.ts';

/** So many days ahead a student is reminded. Annex F */
export const REMINDED_DAYS_AHEAD = 3;

/** What a student is told of an item on a day: it is due in three days, or it was due yesterday; else nothing. Annex F */
export const reminderOn = (item: ItemFacts, day: Day, zone: Zone): 'ASSIGNMENT_DUE' | 'ASSIGNMENT_OVERDUE' | null => {
  if (item.submission !== null) return null;
  const daysLeft = daysBetween(day, localDay(item.effectiveDueDate, zone));
  if (daysLeft === REMINDED_DAYS_AHEAD) return 'ASSIGNMENT_DUE';
  return daysLeft === -1 && item.required ? 'ASSIGNMENT_OVERDUE' : null;
};
