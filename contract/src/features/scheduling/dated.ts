import { atLocal, compareInstants, localDay, type Day, type Zone } from '#kernel/clock';
import { spanOn, type LocalSpan, type Span } from './local-span.ts';
import type { DueTie } from './model.ts';
import type { ClassCalendar } from './weekly-meetings.ts';

/** A session or an assignment as its date is worked out; an assignment ends when it is due. */
export interface DatedItem extends Span {
  readonly kind: 'session' | 'assignment';
  readonly id: number;
  readonly name: string;
  /** A session of the category class that is not cancelled: the n-th of them is the n-th class meeting. */
  readonly isClass: boolean;
  /** Only of assignments: the session that the due date is tied to, and how. ADM-096 */
  readonly tied: { readonly sessionId: number; readonly tie: DueTie } | null;
}

/** Names an item among sessions and assignments. */
export const keyOf = ({ kind, id }: Pick<DatedItem, 'kind' | 'id'>): string => `${kind} ${id}`;

/** Tells why a date is where it is: a closed list. ADM-075, ADM-076 */
export type Why =
  | { readonly because: 'meeting'; readonly number: number }
  | { readonly because: 'weekday' }
  | { readonly because: 'tied'; readonly sessionId: number }
  | { readonly because: 'holiday'; readonly name: string; readonly day: Day }
  | { readonly because: 'chosen' }
  | { readonly because: 'kept' };

/** An item with its old date, its new one and why. ADM-076 */
export interface Dated {
  readonly item: DatedItem;
  readonly old: Span;
  readonly new: Span;
  readonly why: Why;
  /** The side on which the new date lies outside of the class. */
  readonly outside: 'before' | 'after' | null;
}

/** A class whose dates are worked out, with its first and last day. */
export interface ClassDates extends ClassCalendar {
  readonly startDay: Day;
  readonly endDay: Day;
}

/** Tells whether a date lies outside of the first and last day of a class, by its own clocks. */
export function outsideOf({ startTime, endTime }: Span, { startDay, endDay, timeZone }: ClassDates): Dated['outside'] {
  if (localDay(startTime, timeZone) < startDay) return 'before';
  return localDay(endTime, timeZone) > endDay ? 'after' : null;
}

const SIDE_ORDER = { after: 0, before: 1 } as const;
const placeOf = ({ outside }: Dated): number => (outside === null ? 2 : SIDE_ORDER[outside]);

/** Sorts items beyond the end of the class first, then those before it, then by the new date. ADM-076 */
export const inOrder = (dates: readonly Dated[]): Dated[] =>
  dates.toSorted(
    (one, other) =>
      placeOf(one) - placeOf(other) ||
      compareInstants(one.new.startTime, other.new.startTime) ||
      one.item.id - other.item.id,
  );

/** The dates of an item on a day, by the clocks of a zone; an assignment has no length. */
export function datesOn({ kind }: DatedItem, day: Day, span: LocalSpan, zone: Zone): Span {
  if (kind === 'session') return spanOn(day, span, zone);
  const due = atLocal(day, span.start, zone);
  return { startTime: due, endTime: due };
}
