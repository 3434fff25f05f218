import { parseChoice, parseText } from './search.ts';

/** The number of rows that the server puts on a page: `ROWS_PER_PAGE` of the contract, which brings zod. */
export const ROWS_ON_A_PAGE = 50;
const MOST_PAGES = 2000;

type Search = Readonly<Record<string, unknown>>;

/** Order and page of a list as its address says; pages count from 1 there, and from 0 in the call. ADM-015 */
export function listSearch<const Column extends string>(
  search: Search,
  columns: readonly [Column, ...Column[]],
  { descending: first = false }: { descending?: boolean } = {},
): { sort: Column; descending: boolean; page: number } {
  const page = Number(parseText(search['page'] === undefined ? undefined : String(search['page'])) ?? 1);
  return {
    sort: parseChoice(search['sort'], columns) ?? columns[0],
    descending: search['desc'] === undefined ? first : String(search['desc']) === '1',
    page: Number.isInteger(page) && page >= 1 && page <= MOST_PAGES ? page - 1 : 0,
  };
}

/** The keys for another order, which begins at the first page. */
export const orderKeys = ({ column, descending }: { column: string; descending: boolean }) => ({
  sort: column,
  desc: descending ? '1' : '0',
  page: undefined,
});

/** The key for another page, counted from 0. */
export const pageKey = (page: number) => ({ page: page === 0 ? undefined : String(page + 1) });
