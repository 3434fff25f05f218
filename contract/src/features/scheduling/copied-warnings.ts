import { compareInstants, localDay, type Zone, msOf, plus, type Instant } from '#kernel/clock';
import { itemKey, inOrder, findOutside, type Dated } from './dated.ts';
import type { Span } from './local-span.ts';
import type { Warning } from './model.ts';
import { tiedDueDate, type TargetClassDates } from './copied-dates.ts';

/** A date that the user has chosen in the preview; null if the item is not copied. */
export interface ChosenDate {
  readonly kind: Dated['item']['kind'];
  readonly id: number;
  readonly startTime: Instant | null;
}

/** An item of a copy, or one that is not copied. */
export type SettledDate = Omit<Dated, 'new'> & { readonly new: Dated['new'] | null };

/**
 * Applies the chosen dates. A session keeps its length, and items tied to it move along. Items outside of the class
 * still come first. ADM-074, ADM-076
 */
export function withChosenDates(
  dates: readonly Dated[],
  chosen: readonly ChosenDate[],
  to: TargetClassDates,
): SettledDate[] {
  const wanted = new Map(chosen.map((each) => [itemKey(each), each.startTime]));
  const settled = dates.map((date): Dated => {
    const startTime = wanted.get(itemKey(date.item));
    const { tied } = date.item;
    const session = tied && wanted.get(itemKey({ kind: 'session', id: tied.sessionId }));
    if (startTime === undefined && tied && session) {
      const placed = tiedDueDate(tied, { startTime: session, endTime: session }, to);
      return { ...date, ...placed, outside: findOutside(placed.new, to) };
    }
    if (startTime === undefined || startTime === null) return date;
    const length = msOf(date.new.endTime) - msOf(date.new.startTime);
    const span = { startTime, endTime: plus(startTime, length) };
    return { ...date, new: span, why: { because: 'chosen' }, outside: findOutside(span, to) };
  });
  const leftBehind = (date: Dated) => wanted.get(itemKey(date.item)) === null;
  return [
    ...inOrder(settled.filter((date) => !leftBehind(date))),
    ...settled.filter(leftBehind).map((date): SettledDate => ({ ...date, new: null, outside: null })),
  ];
}

interface Named extends Span {
  readonly name: string;
}

/** The names of simultaneous sessions among those that are planned together, by index. ADM-085 */
export function findOverlapsAmong(sessions: readonly Named[]): string[][] {
  const names: string[][] = sessions.map(() => []);
  const inOrder = [...sessions.entries()].toSorted(([, one], [, other]) =>
    compareInstants(one.startTime, other.startTime),
  );
  for (const [at, [place, one]] of inOrder.entries())
    for (const [other, next] of inOrder.slice(at + 1)) {
      if (next.startTime >= one.endTime) break;
      names[place]?.push(next.name);
      names[other]?.push(one.name);
    }
  return names;
}

type Zoned = { readonly timeZone: Zone };
type Placed = SettledDate & { readonly new: Span };
const isPlaced = (settled: SettledDate): settled is Placed => settled.new !== null;

/**
 * The warnings before a copy is saved, by item: simultaneous sessions, and work that is now due before the class that
 * it used to follow. Due dates tied to a session are never warned about. ADM-074, ADM-085
 */
export function copyWarnings(items: readonly SettledDate[], from: Zoned, to: Zoned): Map<string, Warning[]> {
  const sessions = items.filter(isPlaced).filter(({ item }) => item.kind === 'session');
  const overlaps = findOverlapsAmong(sessions.map(({ item, new: span }) => ({ name: item.name, ...span })));
  const warnings = new Map(
    sessions.map(({ item }, place): [string, Warning[]] => [
      itemKey(item),
      (overlaps[place] ?? []).map((name) => ({ what: 'class', name })),
    ]),
  );
  const meetings = sessions
    .filter(({ item }) => item.isClass)
    .toSorted((one, other) => compareInstants(one.old.startTime, other.old.startTime));
  for (const { item, old, new: due, why } of items.filter(isPlaced)) {
    if (item.kind !== 'assignment' || (item.tied !== null && why.because !== 'chosen')) continue;
    const day = localDay(old.startTime, from.timeZone);
    const its = meetings.findLast((meeting) => localDay(meeting.old.startTime, from.timeZone) <= day);
    if (its && localDay(due.startTime, to.timeZone) < localDay(its.new.startTime, to.timeZone))
      warnings.set(itemKey(item), [{ what: 'before its class', name: its.item.name }]);
  }
  return warnings;
}

/** Matches the parameters by which meeting providers admit anyone who has the link. */
const SECRETS = /^(pwd|passcode|password|tk|token|jwt|secret)$/i;

/**
 * Removes access secrets from the link of a classroom, so that members of the copy cannot enter meetings of the
 * original. ADM-073
 */
export function withoutSecrets(link: string): string {
  const url = URL.parse(link);
  if (!url) return link;
  const secret = Array.from(url.searchParams.keys()).filter((name) => SECRETS.test(name));
  for (const name of secret) url.searchParams.delete(name);
  const { href } = url;
  return url.hash !== '' && SECRETS.test(url.hash.slice(1).split('=')[0] ?? '') ? href.replace(url.hash, '') : href;
}
