import { useState, type ReactNode } from 'react';
import { ALIGN_CLASSES, type Column } from './column.ts';
import { cx } from './cx.ts';
import { ScrollArea } from './scroll-area.tsx';
import { nextSort, sortRows, type Sort } from './sort.ts';
import { TableHead } from './table-head.tsx';

type Props<Row> = {
  /** The caption of the table for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  initialSort?: Sort | undefined;
  /** Controlled sorting, for example from the address: the rows are then already sorted. */
  sort?: Sort | null | undefined;
  onSort?: ((sort: Sort) => void) | undefined;
  /** True makes each row a card on phones. Without it the table scrolls sideways. */
  cards?: boolean | undefined;
  /** True for rows of 40 px, in lists in which people work all day. */
  dense?: boolean | undefined;
  /** The key of the row for today, which is marked. */
  nowAt?: string | number | undefined;
  /** Shown in place of the rows if there are none. */
  empty?: ReactNode;
};

/** A native table for up to about 200 rows; longer lists are virtualised by their screen. */
export function Table<Row>({
  caption,
  columns,
  rows,
  rowKey,
  cards = false,
  dense = false,
  nowAt,
  empty,
  ...sorting
}: Props<Row>) {
  const [own, setOwn] = useState<Sort | null>(sorting.initialSort ?? null);
  const controlled = sorting.onSort !== undefined;
  const sort = controlled ? (sorting.sort ?? null) : own;
  const onSort = (column: string) => (sorting.onSort ?? setOwn)(nextSort(sort, column));
  const by = controlled ? undefined : columns.find((column) => column.key === sort?.column)?.sortBy;
  const shown = by && sort ? sortRows(rows, by, sort.descending) : rows;
  if (rows.length === 0 && empty !== undefined) return <>{empty}</>;
  return (
    <ScrollArea label={caption} className="scroll-cue rounded-[inherit]">
      {/* display: block on phones would remove the table's semantics: the roles keep them */}
      <table role="table" className={cx('w-full text-left', cards && 'max-md:block')}>
        <caption className="sr-only">{caption}</caption>
        <TableHead columns={columns} sort={sort} onSort={onSort} hiddenOnPhone={cards} dense={dense} />
        <tbody role="rowgroup" className={cx('divide-y divide-line', cards && 'max-md:block')}>
          {shown.map((row) => (
            <tr
              key={rowKey(row)}
              role="row"
              data-now={rowKey(row) === nowAt ? '' : undefined}
              className={cx(
                'transition-colors hover:bg-sunken/50 data-now:bg-brand-soft/50',
                cards && 'max-md:relative max-md:grid max-md:grid-cols-1 max-md:gap-1.5 max-md:p-4',
              )}
            >
              {columns.map((column) => (
                <Cell key={column.key} column={column} row={row} cards={cards} dense={dense} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}

type CellProps<Row> = { column: Column<Row>; row: Row; cards: boolean; dense: boolean };

function Cell<Row>({ column, row, cards, dense }: CellProps<Row>) {
  const Tag = column.rowHeader ? 'th' : 'td';
  const look = cx(
    'align-middle font-normal first:pl-5 last:pr-5',
    dense ? 'px-3 md:h-10 md:py-1' : 'px-4 py-2.5',
    ALIGN_CLASSES[column.align ?? 'start'],
    column.rowHeader && 'font-semibold',
    cards &&
      'max-md:flex max-md:max-w-none max-md:items-center max-md:justify-between max-md:gap-4 max-md:p-0! max-md:text-left',
    cards && column.rowHeader && 'max-md:text-lg',
    column.className,
  );
  const role = column.rowHeader ? { role: 'rowheader', scope: 'row' } : { role: 'cell' };
  return (
    <Tag {...role} className={look}>
      {cards && !column.rowHeader && !column.hideHeader && !column.bare && (
        <span aria-hidden className="shrink-0 text-sm text-muted md:hidden">
          {column.header}
        </span>
      )}
      {cards ? (
        <div className="min-w-0 max-md:text-right max-md:wrap-anywhere max-md:first:w-full max-md:first:text-left">
          {column.cell(row)}
        </div>
      ) : (
        column.cell(row)
      )}
    </Tag>
  );
}
