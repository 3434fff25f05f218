import { useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { cellAfterKey, type GridCell, type GridSize } from './grid-moves.ts';

interface GridView {
  readonly size: GridSize;
  /** The column in which the keyboard begins. */
  readonly start: number;
  /** Brings a cell into view. */
  readonly show: (place: GridCell) => void;
}

/** One stop for the keyboard in the whole grid; arrows go from cell to cell, also beyond the edge of the view. */
export function useGridKeys(box: RefObject<HTMLElement | null>, { size, start, show }: GridView) {
  const [place, setPlace] = useState<GridCell>({ row: 0, column: start });
  const moving = useRef(false);
  const active = {
    row: Math.min(place.row, Math.max(0, size.rows - 1)),
    column: Math.min(place.column, Math.max(0, size.columns - 1)),
  };
  // with the change itself: the cell that had the focus may leave with it, and a key in between would go nowhere
  useLayoutEffect(() => {
    if (!moving.current) return;
    const cell = box.current?.querySelector<HTMLElement>(`[data-cell="${active.row}:${active.column}"]`);
    if (!cell) return;
    moving.current = false;
    // the grid has scrolled to it; the page may have to follow
    cell.focus({ preventScroll: true });
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  return {
    active,
    /** Brings a cell into view and makes it the stop of the keyboard, while the focus is elsewhere. */
    follow(next: GridCell) {
      show(next);
      setPlace(next);
    },
    /** Goes to a cell, wherever it is. */
    go(next: GridCell) {
      moving.current = true;
      show(next);
      setPlace(next);
    },
    /** Goes where a key leads, if it leads anywhere. */
    move(event: KeyboardEvent, key: string) {
      const next = cellAfterKey(active, key, event.ctrlKey || event.metaKey, size);
      if (!next || event.altKey) return;
      event.preventDefault();
      moving.current = true;
      show(next);
      setPlace(next);
    },
    onFocus(event: FocusEvent<HTMLElement>) {
      const [row, column] = (event.target.dataset['cell'] ?? '').split(':').map(Number);
      if (row !== undefined && column !== undefined && !moving.current) setPlace({ row, column });
    },
  };
}
