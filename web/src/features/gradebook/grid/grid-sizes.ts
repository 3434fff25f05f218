// Pixels. Equal sizes make it known beforehand which cells are in view.
export const ROW = 44;
export const COLUMN = 92;
export const HEAD = 84;
/** The column of names. */
export const NAMES = { wide: 208, narrow: 128 };

/** Pixels of the columns out of view, before and after those in view. */
export interface Gaps {
  readonly before: number;
  readonly after: number;
}
