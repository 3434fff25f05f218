import { inOrder, itemKey, findOutside, type ClassDates, type Dated, type DatedItem } from '#features/scheduling/dated';
import type { WeeklyPattern } from '#features/scheduling/model';
import { patternedDates } from '#features/scheduling/patterned-dates';
import { settledDates } from '#features/scheduling/moved-dates';
import { dueOfTie } from '#features/scheduling/ties';
import type { Instant } from '#kernel/clock';
import type { Keeps } from './model.ts';

/** A session or an assignment, including cancelled and archived ones, which can be restored. */
export interface DatedClassItem extends DatedItem {
  readonly gone: boolean;
}

/** A change of the settings on which the dates of a class depend. */
export interface DatesChange {
  readonly from: ClassDates;
  readonly to: ClassDates;
  readonly keeps: Keeps;
  /** The new weekly pattern; null keeps the meetings where they are. */
  readonly pattern: WeeklyPattern | null;
}

/**
 * Works out all dates of a class after a change. When the time zone changes, everything keeps either its local time or
 * its instant; when the weekly pattern changes, future meetings move, together with the due dates that depend on them.
 * ADM-077, ADM-096
 */
export function changedDates(
  items: readonly DatedClassItem[],
  { from, to, keeps, pattern }: DatesChange,
  now: Instant,
): Dated[] {
  const settled = settledDates(items, from, to, keeps);
  if (pattern === null) return settled;
  const meetings = new Map(patternedDates(items, { ...to, pattern }, now).map((date) => [itemKey(date.item), date]));
  const following = ({ gone, tied }: DatedClassItem): Pick<Dated, 'new' | 'why'> | undefined => {
    const session = tied && !gone ? meetings.get(itemKey({ kind: 'session', id: tied.sessionId })) : undefined;
    if (!tied || !session) return undefined;
    const due = dueOfTie(tied.tie, session.new.startTime, to.timeZone);
    return { new: { startTime: due, endTime: due }, why: { because: 'tied', sessionId: tied.sessionId } };
  };
  const stored = new Map(items.map((item) => [itemKey(item), item]));
  return inOrder(
    settled.map((date) => {
      const item = stored.get(itemKey(date.item));
      const moved = meetings.get(itemKey(date.item)) ?? (item && following(item));
      return moved ? { ...date, new: moved.new, why: moved.why, outside: findOutside(moved.new, to) } : date;
    }),
  );
}

/** Tells whether a date changes. */
export const isMoved = ({ old, new: to }: Dated): boolean =>
  old.startTime !== to.startTime || old.endTime !== to.endTime;
