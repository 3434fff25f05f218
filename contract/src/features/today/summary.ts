import type { Instant } from '#kernel/clock';
import { compareLines } from './lines.ts';
import type { Today, TodayInClass, TodayLine } from './model.ts';

/** Tells whether a line is a task to do now, which counts of others and lines set aside are not. */
export const isPending = ({ readOnly, aside }: Pick<TodayLine, 'readOnly' | 'aside'>): boolean =>
  !readOnly && aside === null;

/** The lines of one class, and the number of lines in other classes. SUCC-008, D-240 */
export function summarizeToday({ lines, unchecked, classes }: Today, enrollmentId: number, now: Instant): TodayInClass {
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
