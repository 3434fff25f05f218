import type { Instant } from '#kernel/clock';
import { compareLines } from './lines.ts';
import type { Today, TodayInClass, TodayLine } from './model.ts';

/** Tells whether a line is to be seen to: numbers of what waits for others, and what was set aside, are not. */
export const isPending = ({ readOnly, aside }: Pick<TodayLine, 'readOnly' | 'aside'>): boolean =>
  !readOnly && aside === null;

/** The lines of one class, and how many wait in the others. SUCC-008, D-240 */
export function todayIn({ lines, unchecked, classes }: Today, enrollmentId: number, now: Instant): TodayInClass {
  const others = lines.filter((line) => line.enrollmentId !== enrollmentId && isPending(line));
  return {
    lines: lines
      .filter((line) => line.enrollmentId === enrollmentId && line.aside === null)
      .toSorted(compareLines(now)),
    elsewhere: {
      count: others.length,
      classes: new Set(others.map((line) => line.enrollmentId)).size,
    },
    unchecked,
    nextClassDay: classes.find((of) => of.enrollmentId === enrollmentId)?.nextClassDay ?? null,
  };
}
