import type { ReactNode } from 'react';
import type { Sortable } from './sort.ts';

/** One column of a table: its caption and its content. */
export type Column<Row> = {
  key: string;
  header: string;
  /** A button beside the caption that explains the column, if heads are shown. */
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
  /** In a card, the cell is shown without its header because its content explains itself. */
  bare?: boolean | undefined;
  className?: string | undefined;
};

export const ALIGN_CLASSES = { start: 'text-left', center: 'text-center', end: 'text-right' } as const;
