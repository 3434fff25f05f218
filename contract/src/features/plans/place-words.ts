import type { Place } from './weeks.ts';

const daysInWords = (days: number): string => `${Math.abs(days)} ${Math.abs(days) === 1 ? 'day' : 'days'}`;

function dayInWords({ meeting, days, day }: Place): string {
  if (meeting === null) {
    const number = day ?? 1;
    return number > 0 ? `Day ${number}` : `${daysInWords(number - 1)} before day 1`;
  }
  if (days === 0) return `Class ${meeting}`;
  return `${daysInWords(days)} ${days > 0 ? 'after' : 'before'} class ${meeting}`;
}

/** Where something stands in a class without dates: 'Class 7', '2 days after class 7 at 18:30', 'Day 1'. ADM-102 */
export const placeInWords = (place: Place): string =>
  place.time === null ? dayInWords(place) : `${dayInWords(place)} at ${place.time}`;
