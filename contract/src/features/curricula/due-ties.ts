import type { DueTie } from '#features/scheduling/model';
import type { Due } from './model.ts';

/** What is meant where days are given without a time. ADM-096 */
const USUAL = '23:59';

/** How a due date hangs on its session: at its start where nothing else is said. ADM-096 */
export const tieOf = ({ days, time }: Pick<Due, 'days' | 'time'>): DueTie =>
  days === 0 && time === null ? { at: 'start' } : { daysAfter: days, time: (time ?? USUAL).slice(0, USUAL.length) };

/** The same as a folder says it. */
export const dueOfTied = (session: string, tie: DueTie): Due => ({
  meeting: null,
  day: null,
  session,
  days: 'at' in tie ? 0 : tie.daysAfter,
  time: 'at' in tie || (tie.daysAfter > 0 && tie.time === USUAL) ? null : tie.time,
});
