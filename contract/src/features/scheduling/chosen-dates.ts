import { msOf, plus, type Instant } from '#kernel/clock';
import { tiedTo, type NewClass } from './copied-dates.ts';
import { inOrder, keyOf, outsideOf, type Dated } from './dated.ts';

/** A date that somebody has given to an item in the preview; null leaves it behind. */
export interface ChosenDate {
  readonly kind: Dated['item']['kind'];
  readonly id: number;
  readonly startTime: Instant | null;
}

/** An item of a copy, or one that stays behind. */
export type SettledDate = Omit<Dated, 'new'> & { readonly new: Dated['new'] | null };

/**
 * The dates with those that were chosen by hand; a session keeps its length, and takes along what is tied to it. What lies
 * outside stays first. ADM-074, ADM-076
 */
export function withChosen(dates: readonly Dated[], chosen: readonly ChosenDate[], to: NewClass): SettledDate[] {
  const wanted = new Map(chosen.map((each) => [keyOf(each), each.startTime]));
  const settled = dates.map((date): Dated => {
    const startTime = wanted.get(keyOf(date.item));
    const { tied } = date.item;
    const session = tied && wanted.get(keyOf({ kind: 'session', id: tied.sessionId }));
    if (startTime === undefined && tied && session) {
      const placed = tiedTo(tied, { startTime: session, endTime: session }, to);
      return { ...date, ...placed, outside: outsideOf(placed.new, to) };
    }
    if (startTime === undefined || startTime === null) return date;
    const length = msOf(date.new.endTime) - msOf(date.new.startTime);
    const span = { startTime, endTime: plus(startTime, length) };
    return { ...date, new: span, why: { because: 'chosen' }, outside: outsideOf(span, to) };
  });
  const leftBehind = (date: Dated) => wanted.get(keyOf(date.item)) === null;
  return [
    ...inOrder(settled.filter((date) => !leftBehind(date))),
    ...settled.filter(leftBehind).map((date): SettledDate => ({ ...date, new: null, outside: null })),
  ];
}
