import type { Day } from '#kernel/clock';
import type { Holiday } from './model.ts';

/** The holiday on a day; the first in the list if there are several. */
export const holidayOn = (on: Day, holidays: readonly Holiday[]): Holiday | undefined =>
  holidays.find(({ from, to }) => from <= on && on <= to);
