export interface VisibleSpan {
  readonly from: number;
  /** The end: the first one that is not shown. */
  readonly to: number;
}
export interface Lane {
  readonly count: number;
  /** Pixels of one row or column. */
  readonly size: number;
  /** Pixels of what stays in place before them. */
  readonly fixed: number;
}

/** The number of rows or columns beyond the edge that are ready before they come into view. */
const OVERSCAN = 4;

/** Which rows or columns of a long grid are in view. */
export const spanOf = ({ count, size, fixed }: Lane, scrolled: number, room: number): VisibleSpan => ({
  from: Math.max(0, Math.floor(scrolled / size) - OVERSCAN),
  to: Math.min(count, Math.ceil((scrolled + room - fixed) / size) + OVERSCAN),
});
