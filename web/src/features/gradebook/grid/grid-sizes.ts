// Pixels. Equal sizes make it known beforehand which cells are in view.
export const ROW = { comfortable: 44, compact: 32 };
export const COLUMN = 92;
export const HEAD = 112;
/** The column of names with their averages. */
export const NAMES = { wide: 264, narrow: 128 };

/** Pixels of the columns out of view, before and after those in view. */
export interface Gaps {
  readonly before: number;
  readonly after: number;
}
