export type GridCell = { readonly row: number; readonly column: number };
export type GridSize = { readonly rows: number; readonly columns: number };

const PAGE = 10;

/** Returns the cell to which a key leads; null for keys that mean nothing here. */
export function cellAfterKey(
  { row, column }: GridCell,
  key: string,
  all: boolean,
  { rows, columns }: GridSize,
): GridCell | null {
  const to = (nextRow: number, nextColumn: number) => ({
    row: Math.min(rows - 1, Math.max(0, nextRow)),
    column: Math.min(columns - 1, Math.max(0, nextColumn)),
  });
  switch (key) {
    case 'ArrowUp':
      return to(row - 1, column);
    case 'ArrowDown':
      return to(row + 1, column);
    case 'ArrowLeft':
      return to(row, column - 1);
    case 'ArrowRight':
      return to(row, column + 1);
    case 'PageUp':
      return to(row - PAGE, column);
    case 'PageDown':
      return to(row + PAGE, column);
    case 'Home':
      return to(all ? 0 : row, 0);
    case 'End':
      return to(all ? rows - 1 : row, columns - 1);
    default:
      return null;
  }
}
