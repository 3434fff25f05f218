import { z } from 'zod';
import { count } from './schema.ts';

/** The number of rows on one page of a list. */
export const ROWS_PER_PAGE = 50;
/** The highest number of pages of a list, which is 100,000 rows; users have to filter to see more. */
export const MOST_PAGES = 2000;

/**
 * The input of an administered list in addition to its filters: the column by which it is sorted, the direction, and
 * the page from 0. Spread it into the input. ADM-015
 * @param columns the first one is the default order
 */
export const listing = <const Column extends string>(columns: readonly [Column, ...Column[]]) => ({
  sort: z.enum(columns),
  descending: z.boolean(),
  page: z
    .int()
    .min(0)
    .max(MOST_PAGES - 1),
});

/** One page of a list, and the total number of matching rows. ADM-015 */
export const pageOf = <Row extends z.ZodType>(row: Row) => z.object({ rows: z.array(row), total: count() });
