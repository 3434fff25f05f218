import type { ReactNode } from 'react';
import type { Icon } from '@tabler/icons-react';
import { pluralForm } from '@bcs/contract/kernel/plural';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';
import type { Column } from '#kit/column.ts';
import { EmptyState } from '#kit/empty-state.tsx';
import { PageHeader } from '#kit/page-header.tsx';
import { Table } from '#kit/table.tsx';
import { ROWS_ON_A_PAGE, type Order } from '#lib/list.ts';
import { ListFilters } from './list-filters.tsx';
import { SelectionBar, selectColumn, type Selection } from './selection.tsx';
import type { ListState } from './use-list.ts';

type Page<Row> = { readonly rows: readonly Row[]; readonly total: number };

type Props<Row, Data extends Page<Row>> = {
  list: ListState<Order, Data>;
  title: string;
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string | number;
  icon: Icon;
  /** The sentence of an empty list, where 'There are no … yet.' does not fit, and what would fill it. */
  empty?: string;
  hint?: string;
  /** Another sentence for a list in which the filters leave no rows. */
  noMatch?: { readonly title: string; readonly hint?: string };
  /** The buttons of the page, at the right of its title. */
  actions?: ReactNode;
  /** The rows that are ticked, on which `bulk` acts; without it there are no boxes. */
  selection?: Selection<Row> | undefined;
  bulk?: ReactNode;
  /** The name of the table for screen readers, if it differs from that of the page. */
  caption?: string;
  /** Shown above the rows. */
  children?: ReactNode;
};

/** The screen of a list of administration: title, filters, rows and pages. ADM-015 */
export function AdminList<Row, Data extends Page<Row>>({
  list,
  title,
  columns,
  selection,
  ...shown
}: Props<Row, Data>) {
  const { wanted, change, busy, isFiltered } = list;
  const { rows, total } = list.data;
  const [one, many] = list.list.noun;
  const Sign = shown.icon;
  const counted = countText({ page: wanted.page, total }, pluralForm(total, one, many));
  const nothing = isFiltered
    ? { title: `No ${one} matches these filters.`, ...shown.noMatch }
    : { title: shown.empty ?? `There are no ${many} yet.`, hint: shown.hint };
  return (
    <>
      <PageHeader title={title} lead={<p role="status">{counted}</p>} dense>
        {shown.actions}
      </PageHeader>
      {shown.children}
      {list.list.filters.length > 0 && (
        <search className="mb-3 flex flex-wrap items-center gap-2">
          <ListFilters {...list} />
        </search>
      )}
      {selection && (
        <SelectionBar selection={selection} rows={rows}>
          {shown.bulk}
        </SelectionBar>
      )}
      <Card aria-busy={busy || undefined}>
        <Table
          caption={shown.caption ?? title}
          cards
          dense
          columns={selection ? [selectColumn(selection, rows), ...columns] : columns}
          rows={rows}
          rowKey={shown.rowKey}
          sort={{ column: wanted.sort, descending: wanted.descending }}
          onSort={({ column, descending }) => change({ sort: column, desc: descending ? '1' : '0' })}
          empty={
            <EmptyState icon={<Sign size={30} stroke={1.7} />} title={nothing.title}>
              {nothing.hint}
            </EmptyState>
          }
        />
      </Card>
      <Pages
        page={wanted.page}
        total={total}
        onPage={(page) => change({ page: page === 0 ? undefined : String(page + 1) })}
      />
    </>
  );
}

const number = new Intl.NumberFormat('en');

/** Counts the rows shown: '51 to 100 of 1,234 people'. */
function countText({ page, total }: { page: number; total: number }, word: string): string {
  const from = page * ROWS_ON_A_PAGE + 1;
  if ((total <= ROWS_ON_A_PAGE && page === 0) || from > total) return `${number.format(total)} ${word}`;
  const to = Math.min(total, from + ROWS_ON_A_PAGE - 1);
  return `${number.format(from)} to ${number.format(to)} of ${number.format(total)} ${word}`;
}

/** The way to the other pages, counted from 0; nothing where there is one. */
function Pages({ page, total, onPage }: { page: number; total: number; onPage: (page: number) => void }) {
  const last = Math.max(0, Math.ceil(total / ROWS_ON_A_PAGE) - 1);
  if (last === 0 && page === 0) return null;
  return (
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
  );
}
