import { atLocal, compareInstants, localDay, type Day, type Zone } from '#kernel/clock';
import { spanOnDay, type LocalSpan, type Span } from './local-span.ts';
import type { DueTie } from './model.ts';
import type { ClassCalendar } from './weekly-meetings.ts';

/** A session or an assignment whose date is calculated; for an assignment, the end is its due date. */
export interface DatedItem extends Span {
  readonly kind: 'session' | 'assignment';
  readonly id: number;
  readonly name: string;
  /** True for a session of the category class that is not cancelled; only these are numbered as class meetings. */
  readonly isClass: boolean;
  /** The session to which the due date of an assignment is tied, and how. ADM-096 */
  readonly tied: { readonly sessionId: number; readonly tie: DueTie } | null;
}

/** Names an item among sessions and assignments. */
export const itemKey = ({ kind, id }: Pick<DatedItem, 'kind' | 'id'>): string => `${kind} ${id}`;

/** The reasons for a date, which are a closed list. ADM-075, ADM-076 */
export type DateReason =
  | { readonly because: 'meeting'; readonly number: number }
  | { readonly because: 'weekday' }
  | { readonly because: 'tied'; readonly sessionId: number }
  | { readonly because: 'holiday'; readonly name: string; readonly day: Day }
  | { readonly because: 'chosen' }
  | { readonly because: 'kept' };

/** An item with its old and new date, and the reason. ADM-076 */
export interface Dated {
  readonly item: DatedItem;
  readonly old: Span;
  readonly new: Span;
  readonly why: DateReason;
  /** The side on which the new date lies outside of the class. */
  readonly outside: 'before' | 'after' | null;
}

/** A class with its first and last day. */
export interface ClassDates extends ClassCalendar {
  readonly startDay: Day;
  readonly endDay: Day;
}

/** Tells whether a date lies before the first or after the last day of a class, in its time zone. */
export function findOutside(
  { startTime, endTime }: Span,
  { startDay, endDay, timeZone }: ClassDates,
): Dated['outside'] {
  if (localDay(startTime, timeZone) < startDay) return 'before';
  return localDay(endTime, timeZone) > endDay ? 'after' : null;
}

const SIDE_ORDER = { after: 0, before: 1 } as const;
const placeOf = ({ outside }: Dated): number => (outside === null ? 2 : SIDE_ORDER[outside]);

/** Sorts items after the end of the class first, then those before its start, then by the new date. ADM-076 */
export const inOrder = (dates: readonly Dated[]): Dated[] =>
  dates.toSorted(
    (one, other) =>
      placeOf(one) - placeOf(other) ||
      compareInstants(one.new.startTime, other.new.startTime) ||
      one.item.id - other.item.id,
  );

/** The dates of an item on a day, by the clocks of a zone; an assignment has no length. */
export function datesOnDay({ kind }: DatedItem, day: Day, span: LocalSpan, zone: Zone): Span {
  if (kind === 'session') return spanOnDay(day, span, zone);
  const due = atLocal(day, span.start, zone);
  return { startTime: due, endTime: due };
}
