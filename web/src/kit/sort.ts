export type Sort = { column: string; descending: boolean };

/** Presses on a caption: ascending, descending, ascending … */
export const nextSort = (sort: Sort | null, column: string): Sort => ({
  column,
  descending: sort?.column === column && !sort.descending,
});

const words = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

export type Sortable = string | number | null | undefined;

/** Orders texts as people do, numbers by size; nothing stands last in both directions. */
export function sortRows<Row>(rows: readonly Row[], by: (row: Row) => Sortable, descending: boolean): Row[] {
  const sign = descending ? -1 : 1;
  return rows.toSorted((one, other) => {
    const [a, b] = [by(one), by(other)];
    if (a == null || b == null) return Number(a == null) - Number(b == null);
    if (typeof a === 'number' && typeof b === 'number') return sign * (a - b);
    return sign * words.compare(String(a), String(b));
  });
}
