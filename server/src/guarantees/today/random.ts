import { HOUR, instantOf, MINUTE, msOf, type Instant } from '@bcs/contract/kernel/clock';
import { IDS } from '#database/seed/ids';

export type RandomRow = Record<string, unknown>;
export const DAY = 24 * HOUR;

/** A generator of reproducible pseudo-random numbers (mulberry32). */
function dice(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Provides random numbers and new ids, and collects rows by table. */
export function randomRows(seed: number, base: number, now: Instant) {
  const random = dice(seed);
  const rows = new Map<string, RandomRow[]>();
  let id = base;
  const at = (ms: number) => instantOf(msOf(now) + ms);
  return {
    rows,
    random,
    at,
    id: () => (id += 1),
    maybe: (share: number) => random() < share,
    one: <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)] as T,
    past: () => at(-Math.floor(random() * 30 * DAY) - MINUTE),
    add(table: string, row: RandomRow) {
      const of = rows.get(table) ?? [];
      of.push({ university_id: IDS.northfield, ...row });
      rows.set(table, of);
    },
  };
}
export type SeededRandom = ReturnType<typeof randomRows>;
