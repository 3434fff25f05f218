import type { ReactNode } from 'react';
import { pluralForm } from '@bcs/contract/kernel/plural';
import { Button } from './button.tsx';
import { Card } from './card.tsx';
import type { Column } from './column.ts';
import type { Sort } from './sort.ts';
import { Table } from './table.tsx';

/** Which rows stand where: the page counts from 0. */
type Page = { page: number; size: number; total: number };

type Props<Row> = Page & {
  caption: string;
  /** The name of the rows, in the singular and the plural: ['person', 'people']. */
  noun: readonly [one: string, many: string];
  /** Captions of columns with `sortBy` ask the server for that order; the rows come sorted. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  sort: Sort;
  onSort: (sort: Sort) => void;
  onPage: (page: number) => void;
  empty: ReactNode;
  /** Older rows are shown while newer ones come. */
  busy?: boolean | undefined;
};

const number = new Intl.NumberFormat('en');

/** A list that the server sorts and turns over, with how many rows match; cards on phones. ADM-015 */
export function PagedTable<Row>({ page, size, total, noun, onPage, busy, ...table }: Props<Row>) {
  const last = Math.max(0, Math.ceil(total / size) - 1);
  return (
    <>
      <p role="status" className="mb-2 text-sm text-muted">
        {told({ page, size, total }, noun)}
      </p>
      <Card aria-busy={busy || undefined}>
        <Table {...table} cards />
      </Card>
      {(total > size || page > 0) && (
        <nav aria-label="Pages" className="mt-4 flex flex-wrap items-center gap-3">
          <Button disabled={page === 0} onClick={() => onPage(Math.min(page - 1, last))}>
            Previous page
          </Button>
          <Button disabled={page >= last} onClick={() => onPage(page + 1)}>
            Next page
          </Button>
          <span className="text-sm text-muted">
            Page {number.format(page + 1)} of {number.format(last + 1)}
          </span>
        </nav>
      )}
    </>
  );
}

/** '51 to 100 of 1,234 people' */
function told({ page, size, total }: Page, [one, many]: Props<never>['noun']): string {
  const word = pluralForm(total, one, many);
  if (total <= size && page === 0) return `${number.format(total)} ${word}`;
  const from = page * size + 1;
  const to = Math.min(total, from + size - 1);
  return from > total
    ? `${number.format(total)} ${word}`
    : `${number.format(from)} to ${number.format(to)} of ${number.format(total)} ${word}`;
}
