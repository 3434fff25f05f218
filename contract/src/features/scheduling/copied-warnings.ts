import { compareInstants, localDay, type Zone, msOf, plus, type Instant } from '#kernel/clock';
import { keyOf, inOrder, outsideOf, type Dated } from './dated.ts';
import type { Span } from './local-span.ts';
import type { Warning } from './model.ts';
import { tiedTo, type NewClass } from './copied-dates.ts';

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

interface Named extends Span {
  readonly name: string;
}

/** The names of the other sessions at the same time, among sessions that are planned together, by place. ADM-085 */
export function overlapsAmong(sessions: readonly Named[]): string[][] {
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
 * The warnings before a copy is saved, by item: sessions at the same time, and work that is due before the class after
 * which it was due. Work tied to a session is due as its author means it. ADM-074, ADM-085
 */
export function copyWarnings(items: readonly SettledDate[], from: Zoned, to: Zoned): Map<string, Warning[]> {
  const sessions = items.filter(isPlaced).filter(({ item }) => item.kind === 'session');
  const overlaps = overlapsAmong(sessions.map(({ item, new: span }) => ({ name: item.name, ...span })));
  const warnings = new Map(
    sessions.map(({ item }, place): [string, Warning[]] => [
      keyOf(item),
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
      warnings.set(keyOf(item), [{ what: 'before its class', name: its.item.name }]);
  }
  return warnings;
}

/** The parameters by which meeting providers let anyone with the link into a room. */
const SECRETS = /^(pwd|passcode|password|tk|token|jwt|secret)$/i;

/**
 * The link of a classroom as a copy takes it along: without what lets people in, so that nobody of the new class comes into
 * meetings of the old one unasked. ADM-073
 */
export function withoutSecrets(link: string): string {
  const url = URL.parse(link);
  if (!url) return link;
  const secret = Array.from(url.searchParams.keys()).filter((name) => SECRETS.test(name));
  for (const name of secret) url.searchParams.delete(name);
  const { href } = url;
  return url.hash !== '' && SECRETS.test(url.hash.slice(1).split('=')[0] ?? '') ? href.replace(url.hash, '') : href;
}
