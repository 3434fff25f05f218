export type Sort = { column: string; descending: boolean };

/** Returns the sort order after a click on a caption: ascending, descending, ascending … */
export const nextSort = (sort: Sort | null, column: string): Sort => ({
  column,
  descending: sort?.column === column && !sort.descending,
});

const words = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

export type Sortable = string | number | null | undefined;

/** Sorts rows by text in natural order, or by number; missing values come last in both directions. */
export function sortRows<Row>(rows: readonly Row[], by: (row: Row) => Sortable, descending: boolean): Row[] {
  const sign = descending ? -1 : 1;
  return rows.toSorted((one, other) => {
    const [a, b] = [by(one), by(other)];
    if (a == null || b == null) return Number(a == null) - Number(b == null);
    if (typeof a === 'number' && typeof b === 'number') return sign * (a - b);
    return sign * words.compare(String(a), String(b));
  });
}
