import type { ReactNode } from 'react';
import type { Sortable } from './sort.ts';

/** One column of a table: its caption, and what stands in it. */
export type Column<Row> = {
  key: string;
  header: string;
  /** Stands beside the caption where there are heads, as a button that explains it. */
  aside?: ReactNode;
  cell: (row: Row) => ReactNode;
  /** The value to sort by; with it the caption becomes a button. */
  sortBy?: ((row: Row) => Sortable) | undefined;
  align?: 'start' | 'center' | 'end' | undefined;
  /** Names the row for screen readers, and heads the card on phones. One per table. */
  rowHeader?: boolean | undefined;
  /** Shown in the head in place of the words of the header. */
  head?: ReactNode;
  /** The header is read aloud but not shown, for a column of buttons. */
  hideHeader?: boolean | undefined;
  /** In a card the cell stands without its header, since it says what it is. */
  bare?: boolean | undefined;
  className?: string | undefined;
};

export const ALIGN = { start: 'text-left', center: 'text-center', end: 'text-right' } as const;
