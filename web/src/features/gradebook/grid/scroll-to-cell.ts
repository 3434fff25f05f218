import type { GridCell } from './grid-moves.ts';
import { COLUMN_WIDTH, HEADER_HEIGHT } from './grid-sizes.ts';

/**
 * Scrolls a grid as little as it takes to show a cell whole, beside the names and below the head that stay in place.
 * @param names the width of the names, in pixels
 * @param height the height of a row, in pixels
 */
export function scrollToCell(box: HTMLElement | null, { row, column }: GridCell, names: number, height: number) {
  if (!box) return;
  const [top, left] = [row * height, column * COLUMN_WIDTH];
  const room = { height: box.clientHeight - HEADER_HEIGHT, width: box.clientWidth - names };
  if (top < box.scrollTop) box.scrollTop = top;
  else if (top + height > box.scrollTop + room.height) box.scrollTop = top + height - room.height;
  if (left < box.scrollLeft) box.scrollLeft = left;
  else if (left + COLUMN_WIDTH > box.scrollLeft + room.width) box.scrollLeft = left + COLUMN_WIDTH - room.width;
}
