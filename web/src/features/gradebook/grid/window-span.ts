export interface VisibleSpan {
  readonly from: number;
  /** The end: the first one that is not shown. */
  readonly to: number;
}
export interface GridLane {
  readonly count: number;
  /** The size of one row or column in pixels. */
  readonly size: number;
  /** The pixels of the fixed part before the rows or columns. */
  readonly fixed: number;
}

/** The number of rows or columns beyond the edge that are ready before they come into view. */
const OVERSCAN = 4;

/** Returns the rows or columns of a long grid that are in view. */
export const visibleSpan = ({ count, size, fixed }: GridLane, scrolled: number, room: number): VisibleSpan => ({
  from: Math.max(0, Math.floor(scrolled / size) - OVERSCAN),
  to: Math.min(count, Math.ceil((scrolled + room - fixed) / size) + OVERSCAN),
});
