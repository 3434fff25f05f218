import { countText, type GuardedCount } from '@bcs/contract/features/cohort-health/small-groups';
import { ATTENDANCE_WORDS, HAND_IN_WORDS } from '@bcs/contract/features/cohort-health/words';
import type { SubmissionTiming } from '@bcs/contract/features/cohort-health/work-figures';
import type { StatusCode } from '@bcs/contract/features/attendance/statuses';
import type { Key } from '#kit/plot/key.ts';
import type { Day } from '@bcs/contract/kernel/clock';

type Look = Omit<Key, 'label'>;
const ATTENDANCE_LOOKS: Readonly<Record<StatusCode, Look>> = {
  present: { tone: 'good' },
  remote: { tone: 'brand', texture: 'dots' },
  exception: { tone: 'neutral' },
  absent: { tone: 'bad', texture: 'stripes' },
  none: { tone: 'neutral', texture: 'open' },
};
const HAND_IN_LOOKS: Readonly<Record<SubmissionTiming, Look>> = {
  inTime: { tone: 'brand' },
  late: { tone: 'amber', texture: 'stripes' },
  missing: { tone: 'bad', texture: 'open' },
};
export const ATTENDANCE_KEYS = ATTENDANCE_WORDS.map(({ code, label }): Key => ({ label, ...ATTENDANCE_LOOKS[code] }));
export const HAND_IN_KEYS = HAND_IN_WORDS.map(({ key, label }): Key => ({ label, ...HAND_IN_LOOKS[key] }));

/** Says the counts in words: '20 present, 2 absent'; empty groups are left out. */
export const partCountsText = (keys: readonly Key[], counts: readonly GuardedCount[]): string =>
  keys
    .flatMap(({ label }, place) => {
      const count = counts[place] ?? null;
      return count === 0 ? [] : [`${countText(count)} ${label.toLowerCase()}`];
    })
    .join(', ');

/** Formats a day: '3/11'. */
export const monthDayText = (day: Day): string => `${Number(day.slice(5, 7))}/${Number(day.slice(8))}`;

const HIDDEN: Key = { label: 'Too few to tell apart', tone: 'step1', texture: 'stripes' };

/** Completes bars that have parts too small to be shown: together these form the last part of the bar. SUCC-068 */
export function closeWithHidden(
  keys: readonly Key[],
  bars: readonly { readonly students: number; readonly shown: readonly GuardedCount[] }[],
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
