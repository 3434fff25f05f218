import { IconArrowDown, IconArrowUp, IconArrowsSort } from '@tabler/icons-react';
import { ALIGN_CLASSES, type Column } from './column.ts';
import { cx } from './cx.ts';
import type { Sort } from './sort.ts';

type Props<Row> = {
  columns: readonly Column<Row>[];
  sort: Sort | null;
  onSort: (column: string) => void;
  hiddenOnPhone: boolean;
  dense: boolean;
};

/** Captions of the columns; the sortable ones are buttons. */
export const TableHead = <Row,>({ columns, sort, onSort, hiddenOnPhone, dense }: Props<Row>) => (
  <thead role="rowgroup" className={cx('text-sm text-muted', hiddenOnPhone && 'max-md:sr-only')}>
    <tr role="row" className="border-b border-line">
      {columns.map((column) => (
        <th
          key={column.key}
          role="columnheader"
          scope="col"
          aria-sort={sort?.column === column.key ? (sort.descending ? 'descending' : 'ascending') : undefined}
          className={cx(
            'font-semibold whitespace-nowrap first:pl-5 last:pr-5',
            dense ? 'h-10 px-3' : 'px-4 py-2.5',
            ALIGN_CLASSES[column.align ?? 'start'],
            column.className,
          )}
        >
          {column.head ??
            (column.sortBy ? (
              <SortButton column={column} sort={sort} onSort={onSort} />
            ) : (
              <span className={column.hideHeader ? 'sr-only' : undefined}>{column.header}</span>
            ))}
          {column.aside !== undefined && <span className={cx(hiddenOnPhone && 'max-md:hidden')}>{column.aside}</span>}
        </th>
      ))}
    </tr>
  </thead>
);

type SortProps = { column: Column<never>; sort: Sort | null; onSort: (column: string) => void };

function SortButton({ column, sort, onSort }: SortProps) {
  const active = sort?.column === column.key;
  const Icon = !active ? IconArrowsSort : sort.descending ? IconArrowDown : IconArrowUp;
  return (
    <button
      type="button"
      onClick={() => onSort(column.key)}
      className={cx(
        'group -mx-2 -my-1 inline-flex items-center gap-1 rounded-lg px-2 py-1 font-semibold hover:bg-sunken hover:text-ink',
        active && 'text-ink',
      )}
    >
      {column.header}
      <Icon size={15} aria-hidden className={active ? 'text-brand' : 'opacity-45 group-hover:opacity-100'} />
    </button>
  );
}
