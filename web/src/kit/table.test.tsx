import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Column } from './column.ts';
import { Table } from './table.tsx';

type Row = { id: number; name: string; points: number | null };
const ROWS: Row[] = [
  { id: 1, name: 'Task 10', points: 3 },
  { id: 2, name: 'Task 9', points: null },
  { id: 3, name: 'task 1', points: 12 },
];
const COLUMNS: Column<Row>[] = [
  { key: 'name', header: 'Name', rowHeader: true, cell: (row) => row.name, sortBy: (row) => row.name },
  { key: 'points', header: 'Points', align: 'end', cell: (row) => row.points ?? '-', sortBy: (row) => row.points },
];

async function shown(more: Partial<Parameters<typeof Table<Row>>[0]> = {}) {
  const screen = await render(
    <Table caption="Tasks" columns={COLUMNS} rows={ROWS} rowKey={(row) => row.id} {...more} />,
  );
  const names = () =>
    [...screen.container.querySelectorAll('tbody tr')].map((row) => row.firstElementChild?.textContent);
  return { screen, names };
}

test('a press on a caption sorts, a second one turns round; what is missing stays last', async () => {
  const { screen, names } = await shown();
  expect(names()).toEqual(['Task 10', 'Task 9', 'task 1']);
  await screen.getByRole('button', { name: 'Points' }).click();
  expect(names()).toEqual(['Task 10', 'task 1', 'Task 9']);
  await expect.element(screen.getByRole('columnheader', { name: 'Points' })).toHaveAttribute('aria-sort', 'ascending');
  await screen.getByRole('button', { name: 'Points' }).click();
  expect(names()).toEqual(['task 1', 'Task 10', 'Task 9']);
  await expect.element(screen.getByRole('columnheader', { name: 'Points' })).toHaveAttribute('aria-sort', 'descending');
});

test('names sort as people count, not as computers do', async () => {
  const { screen, names } = await shown();
  await screen.getByRole('button', { name: 'Name' }).click();
  expect(names()).toEqual(['task 1', 'Task 9', 'Task 10']);
});

test('controlled sorting leaves the order to the screen', async () => {
  const onSort = vi.fn<(sort: unknown) => void>();
  const { screen, names } = await shown({ sort: { column: 'name', descending: false }, onSort });
  await screen.getByRole('button', { name: 'Name' }).click();
  expect(onSort).toHaveBeenCalledWith({ column: 'name', descending: true });
  expect(names()).toEqual(['Task 10', 'Task 9', 'task 1']);
});

test('without rows the empty state stands in its place', async () => {
  const { screen } = await shown({ rows: [], empty: <p>No tasks yet</p> });
  await expect.element(screen.getByText('No tasks yet')).toBeVisible();
  await expect.element(screen.getByRole('table')).not.toBeInTheDocument();
});

test('as cards on a phone it is still a table to a screen reader', async () => {
  await page.viewport(390, 844);
  const { screen } = await shown({ cards: true });
  await expect.element(screen.getByRole('table', { name: 'Tasks' })).toBeInTheDocument();
  await expect.element(screen.getByRole('rowheader', { name: 'Task 10' })).toBeVisible();
  await expect.element(screen.getByRole('columnheader', { name: 'Points' })).toBeInTheDocument();
  await expect.element(screen.getByRole('cell', { name: '12' })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  await page.viewport(1366, 900);
});

/** Returns the lines over which a text wraps. */
const linesOf = (cell: Element) => {
  const range = document.createRange();
  range.selectNodeContents(cell);
  return new Set([...range.getClientRects()].map(({ top }) => top)).size;
};

test('for want of room no word of ours breaks, and an endless one of somebody does', async () => {
  const endless = 'a'.repeat(80);
  const columns: Column<Row>[] = [
    { key: 'name', header: 'Name', rowHeader: true, cell: () => <a href="#a">{endless}</a> },
    { key: 'state', header: 'State', cell: () => 'Conclusion' },
  ];
  const screen = await render(
    <div style={{ width: 260 }}>
      <Table caption="Tasks" columns={columns} rows={ROWS.slice(0, 1)} rowKey={({ id }) => id} />
    </div>,
  );
  expect(linesOf(screen.getByRole('cell', { name: 'Conclusion' }).element())).toBe(1);
  expect(linesOf(screen.getByRole('link').element())).toBeGreaterThan(3);
});

test('a card is as wide as its place, also on a wide phone and at 200 %', async () => {
  await page.viewport(640, 450);
  const { screen } = await shown({ cards: true });
  const right = (element: Element) => element.getBoundingClientRect().right;
  const row = screen.getByRole('row').filter({ hasText: 'Task 10' }).element();
  const value = document.createRange();
  value.selectNodeContents(screen.getByRole('cell', { name: '3', exact: true }).element().lastElementChild!);
  expect(right(row) - value.getBoundingClientRect().right).toBeLessThanOrEqual(20);
  await page.viewport(1366, 900);
});
