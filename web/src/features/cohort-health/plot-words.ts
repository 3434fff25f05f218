import { countText, type Guarded } from '@bcs/contract/features/cohort-health/small-groups';
import type { Key } from '#kit/plot/key.ts';
import type { Day } from '@bcs/contract/kernel/clock';

/** In the order of the words of the contract. */
export const ATTENDANCE_KEYS: readonly Key[] = [
  { label: 'Present', tone: 'good' },
  { label: 'Remote', tone: 'brand', texture: 'dots' },
  { label: 'Excused', tone: 'neutral' },
  { label: 'Absent', tone: 'bad', texture: 'stripes' },
  { label: 'Not recorded', tone: 'neutral', texture: 'open' },
];

/** In the order of the words of the contract. */
export const HAND_IN_KEYS: readonly Key[] = [
  { label: 'On time', tone: 'brand' },
  { label: 'Late', tone: 'amber', texture: 'stripes' },
  { label: 'Not submitted', tone: 'bad', texture: 'open' },
];

/** '20 present, 2 absent'; what nobody is in is left out. */
export const partsText = (words: readonly { readonly label: string }[], counts: readonly Guarded[]): string =>
  words
    .flatMap(({ label }, place) => {
      const count = counts[place] ?? null;
      return count === 0 ? [] : [`${countText(count)} ${label.toLowerCase()}`];
    })
    .join(', ');

/** '3/11' */
export const monthDay = (day: Day): string => `${Number(day.slice(5, 7))}/${Number(day.slice(8))}`;

const HIDDEN: Key = { label: 'Too few to tell apart', tone: 'step1', texture: 'stripes' };

/** The parts of bars of which some may be too small to be told: what they are together closes the bar. SUCC-068 */
export function shownParts(
  keys: readonly Key[],
  bars: readonly { readonly students: number; readonly shown: readonly Guarded[] }[],
) {
  const hides = bars.some(({ shown }) => shown.includes(null));
  return {
    keys: hides ? [...keys, HIDDEN] : keys,
    valuesOf: ({ students, shown }: (typeof bars)[number]): number[] => {
      const values = shown.map((count) => count ?? 0);
      return hides ? [...values, students - values.reduce((sum, count) => sum + count, 0)] : values;
    },
  };
}
