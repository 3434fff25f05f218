import { plural } from '#kernel/plural';
import type { Due, Moment } from './model.ts';

const daysInWords = (days: number): string => plural(Math.abs(days), 'day');

function dayInWords({ meeting, days, day }: Pick<Moment, 'meeting' | 'days' | 'day'>): string {
  if (meeting === null) {
    const number = day ?? 1;
    return number > 0 ? `Day ${number}` : `${daysInWords(number - 1)} before day 1`;
  }
  if (days === 0) return `Class ${meeting}`;
  return `${daysInWords(days)} ${days > 0 ? 'after' : 'before'} class ${meeting}`;
}

/**
 * Says where something takes place in a class without dates: 'Class 7', '2 days after class 7 at 18:30', 'Day 1'.
 * ADM-102
 */
export const placeInWords = (place: Moment): string =>
  place.time === null ? dayInWords(place) : `${dayInWords(place)} at ${place.time}`;

/** The words for a due date, which may depend on a session: 'At the start of 04-2-css-grid'. ADM-096 */
export function dueInWords({ session, ...at }: Due): string {
  if (session === null) return placeInWords(at);
  if (at.days === 0 && at.time === null) return `At the start of ${session}`;
  const day = at.days === 0 ? `On the day of ${session}` : `${daysInWords(at.days)} after ${session}`;
  return `${day} at ${at.time ?? '23:59'}`;
}
