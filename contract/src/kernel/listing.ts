import { z } from 'zod';
import { count } from './schema.ts';

/** Rows on one page of a list. */
export const ROWS_PER_PAGE = 50;
/** The largest number of pages of a list: 100,000 rows. To find more, one has to filter. */
export const MOST_PAGES = 2000;

/**
 * The input of a list of administration beside its filters: by which column it is sorted, which way, and which page
 * from 0 on. Spread it into the input. ADM-015
 * @param columns the first one is the order of the list unless another is chosen
 */
export const listing = <const Column extends string>(columns: readonly [Column, ...Column[]]) => ({
  sort: z.enum(columns),
  descending: z.boolean(),
  page: z
    .int()
    .min(0)
    .max(MOST_PAGES - 1),
});

/** One page of a list, and how many rows match in all. ADM-015 */
export const pageOf = <Row extends z.ZodType>(row: Row) => z.object({ rows: z.array(row), total: count() });
