import type { Holiday } from '@bcs/contract/features/universities/model';
import { dateText } from '@bcs/contract/kernel/clock';

/** A day, or from when to when: 'Dec 21, 2026 to Jan 3, 2027'. */
export const daysText = ({ from, to }: Pick<Holiday, 'from' | 'to'>): string =>
  from === to ? dateText(from) : `${dateText(from)} to ${dateText(to)}`;

export const holidayText = (holiday: Holiday): string => `${holiday.name}, ${daysText(holiday)}`;
