import { compareInstants, type Instant, type Zone } from '#kernel/clock';
import { isDueInWeek } from './due-date.ts';
import { isOverdue, type ItemFacts } from './statuses.ts';

/** The number of items on the next-due cards. D-081 */
export const NEXT_DUE_SHOWN = 3;

const byDueDate = (a: ItemFacts, b: ItemFacts) => compareInstants(a.effectiveDueDate, b.effectiveDueDate);

/** The items that are due next and not submitted, soonest first. WORK-004, D-081 */
export const nextDue = <Item extends ItemFacts>(items: readonly Item[], now: Instant, shown = NEXT_DUE_SHOWN): Item[] =>
  items
    .filter((item) => item.submission === null && item.effectiveDueDate >= now)
    .toSorted(byDueDate)
    .slice(0, shown);

/** The overdue items, longest overdue first. WORK-005, D-081 */
export const overdueItems = <Item extends ItemFacts>(items: readonly Item[], now: Instant): Item[] =>
  items.filter((item) => isOverdue(item, now)).toSorted(byDueDate);

/** The number of items that are overdue. DASH-004, WORK-038 */
export const overdueCount = (items: readonly ItemFacts[], now: Instant): number =>
  items.filter((item) => isOverdue(item, now)).length;

/** The items due in the week of a moment, soonest first. WORK-006, D-081 */
export const currentWeekItems = <Item extends ItemFacts>(items: readonly Item[], now: Instant, zone: Zone): Item[] =>
  items.filter((item) => isDueInWeek(item.effectiveDueDate, now, zone)).toSorted(byDueDate);
