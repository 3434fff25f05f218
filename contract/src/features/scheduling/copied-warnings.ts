import { compareInstants, localDay, type Zone } from '#kernel/clock';
import type { SettledDate } from './chosen-dates.ts';
import { keyOf } from './dated.ts';
import type { Span } from './local-span.ts';
import type { Warning } from './model-sessions.ts';

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
