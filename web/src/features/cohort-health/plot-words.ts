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
