import { inOrder, keyOf, outsideOf, type ClassDates, type Dated, type DatedItem } from '#features/scheduling/dated';
import type { WeeklyPattern } from '#features/scheduling/model';
import { patternedDates } from '#features/scheduling/patterned-dates';
import { settledDates } from '#features/scheduling/moved-dates';
import { dueOfTie } from '#features/scheduling/ties';
import type { Instant } from '#kernel/clock';
import type { Keeps } from './model.ts';

/** A session or an assignment, also one that was cancelled or archived: it can be brought back. */
export interface DatedClassItem extends DatedItem {
  readonly gone: boolean;
}

/** A change of the settings on which the dates of a class depend. */
export interface DatesChange {
  readonly from: ClassDates;
  readonly to: ClassDates;
  readonly keeps: Keeps;
  /** The new weekly pattern; null leaves the meetings where they are. */
  readonly pattern: WeeklyPattern | null;
}

/**
 * Computes all dates of a class after a change: by another time zone everything keeps its local time or its moment; by
 * another weekly pattern the coming meetings move, and what is due by them follows. ADM-077, ADM-096
 */
export function changedDates(
  items: readonly DatedClassItem[],
  { from, to, keeps, pattern }: DatesChange,
  now: Instant,
): Dated[] {
  const settled = settledDates(items, from, to, keeps);
  if (pattern === null) return settled;
  const meetings = new Map(patternedDates(items, { ...to, pattern }, now).map((date) => [keyOf(date.item), date]));
  const following = ({ gone, tied }: DatedClassItem): Pick<Dated, 'new' | 'why'> | undefined => {
    const session = tied && !gone ? meetings.get(keyOf({ kind: 'session', id: tied.sessionId })) : undefined;
    if (!tied || !session) return undefined;
    const due = dueOfTie(tied.tie, session.new.startTime, to.timeZone);
    return { new: { startTime: due, endTime: due }, why: { because: 'tied', sessionId: tied.sessionId } };
  };
  const stored = new Map(items.map((item) => [keyOf(item), item]));
  return inOrder(
    settled.map((date) => {
      const item = stored.get(keyOf(date.item));
      const moved = meetings.get(keyOf(date.item)) ?? (item && following(item));
      return moved ? { ...date, new: moved.new, why: moved.why, outside: outsideOf(moved.new, to) } : date;
    }),
  );
}

/** Tells whether a date is another one afterwards. */
export const isMoved = ({ old, new: to }: Dated): boolean =>
  old.startTime !== to.startTime || old.endTime !== to.endTime;
