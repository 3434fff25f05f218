import { plural } from '@bcs/contract/kernel/plural';
import { weeksText } from './weeks-text.ts';

/** Returns the week of a row, counted from the start of its class. D-011 */
type WeekOf<Row> = (row: Row) => number;

/**
 * Separates the rows of past weeks from those of this week and later, each in its order. If everything is past, nothing
 * is separated: there would be nothing else to see. D-301
 */
export function splitPast<Row>(
  rows: readonly Row[],
  weekOf: WeekOf<Row>,
  thisWeek: number,
): { past: readonly Row[]; rest: readonly Row[] } {
  const rest = rows.filter((row) => weekOf(row) >= thisWeek);
  return rest.length === 0 ? { past: [], rest: rows } : { past: rows.filter((row) => weekOf(row) < thisWeek), rest };
}

/**
 * Summarizes past weeks: 'Weeks 1 to 10 · 14 items · 2 to grade'.
 * @param noun of one row
 * @param more after it
 */
export function pastText<Row>(
  past: readonly Row[],
  weekOf: WeekOf<Row>,
  noun: string,
  ...more: readonly string[]
): string {
  const weeks = past.map(weekOf);
  return [weeksText(Math.min(...weeks), Math.max(...weeks)), plural(past.length, noun), ...more].join(' · ');
}
