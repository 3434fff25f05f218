// Pixels. Equal sizes make it known beforehand which cells are in view.
export const ROW_HEIGHTS = { comfortable: 44, compact: 32 };
export const COLUMN_WIDTH = 92;
export const HEADER_HEIGHT = 84;
/** The column of names with their averages. */
export const NAME_WIDTHS = { wide: 264, narrow: 128 };

/** Pixels of the columns out of view, before and after those in view. */
export type ColumnGaps = { readonly before: number; readonly after: number };
