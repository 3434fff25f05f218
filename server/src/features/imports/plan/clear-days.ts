import { A_DAY } from '@bcs/contract/features/administration/model-cells';
import { detectDayOrder, readDay, type DayOrder } from '@bcs/contract/kernel/spreadsheet-days';
import type { Noun } from '../nouns/noun.ts';
import { meaningOf } from '../nouns/nouns.ts';
import { FileRefused, type FileEntry } from '../read/read-file.ts';

/**
 * The rows of a file with their days read in the order that their column tells, else the other columns of days, else
 * somebody. @throws FileRefused that asks once, where nobody has said it
 */
export function withClearDays(
  { schema }: Pick<Noun, 'schema'>,
  entries: readonly FileEntry[],
  said: DayOrder | null,
): readonly FileEntry[] {
  const columns = Object.entries(schema.shape).flatMap(([name, cell]) => (meaningOf(cell) === A_DAY ? [name] : []));
  const textsOf = (name: string) =>
    entries.flatMap(({ cells }) => (typeof cells[name] === 'string' ? [cells[name]] : []));
  const all = detectDayOrder(columns.flatMap(textsOf)).order;
  const orders = columns.map((name) => {
    const { order, unclear } = detectDayOrder(textsOf(name));
    const chosen = order ?? said ?? all;
    if (chosen === null && unclear !== null) throw new FileRefused(questionOf(name, unclear));
    return [name, chosen] as const;
  });
  if (orders.every(([, order]) => order === null)) return entries;
  return entries.map((entry) => {
    const days = orders.flatMap(([name, order]) => {
      const cell = entry.cells[name];
      return typeof cell === 'string' ? [[name, readDay(cell, order)] as const] : [];
    });
    return { ...entry, cells: { ...entry.cells, ...Object.fromEntries(days) } };
  });
}

const questionOf = (column: string, day: string): string =>
  `The days in the column ${column} can be read in two ways, such as ${day}. Add --days day-first or --days month-first.`;
