import { DAY_COLUMN_HINT } from '@bcs/contract/features/administration/model-cells';
import { detectDayOrder, readDay, type DayOrder } from '@bcs/contract/kernel/spreadsheet-days';
import type { Noun } from '../nouns/noun.ts';
import { columnMeaning } from '../nouns/nouns.ts';
import { FileRefused, type FileEntry } from '../read/read-file.ts';

/**
 * Reads the dates in rows by the order found in their column, in other columns, or chosen by the user.
 * @throws FileRefused if the user has to choose
 */
export function withClearDays(
  { schema }: Pick<Noun, 'schema'>,
  entries: readonly FileEntry[],
  said: DayOrder | null,
): readonly FileEntry[] {
  const columns = Object.entries(schema.shape).flatMap(([name, cell]) =>
    columnMeaning(cell) === DAY_COLUMN_HINT ? [name] : [],
  );
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
