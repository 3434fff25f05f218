import type { Due, Moment } from './model.ts';

const daysWords = (days: number): string =>
  `${Math.abs(days)} ${Math.abs(days) === 1 ? 'day' : 'days'} ${days < 0 ? 'before' : 'after'}`;

const timeWords = (time: string | null): string => (time === null ? '' : ` at ${time}`);

/** When something is in words: 'class 7', '2 days after class 7 at 18:30', 'day 1 of the class'. */
export function placeWords({ meeting, days, day, time }: Moment): string {
  if (meeting === null) return `day ${day ?? 1} of the class${timeWords(time)}`;
  return `${days === 0 ? '' : `${daysWords(days)} `}class ${meeting}${timeWords(time)}`;
}

/** The same of a due date, which may hang on a session: 'at the start of 04-2-css-grid'. ADM-096 */
export function dueWords({ session, ...at }: Due): string {
  if (session === null) return placeWords(at);
  if (at.days === 0 && at.time === null) return `at the start of ${session}`;
  return `${at.days === 0 ? 'on the day of' : daysWords(at.days)} ${session}${timeWords(at.time ?? '23:59')}`;
}
