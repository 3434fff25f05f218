import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderRouted } from '../testing/render-routed.tsx';
import type { CalendarItem } from './calendar-item.tsx';
import { MonthCalendar } from './month-calendar.tsx';

const item = (id: number, day: string, label: string): CalendarItem => ({
  id,
  day,
  label,
  href: `/things/${id}?from=calendar`,
  tone: 'brand',
  time: '6:30 PM',
  about: 'a thing',
});
const ITEMS = [
  item(1, '2026-03-11', 'First'),
  item(2, '2026-03-11', 'Second'),
  item(3, '2026-03-11', 'Third'),
  item(4, '2026-03-11', 'Fourth'),
  item(5, '2026-03-11', 'Fifth'),
  item(6, '2026-04-02', 'Later'),
  item(7, '2026-03-04', 'Before'),
];

function Scene() {
  const [month, setMonth] = useState('2026-03');
  return (
    <MonthCalendar
      title="Calendar"
      month={month}
      onMonth={setMonth}
      minMonth="2026-02"
      maxMonth="2026-04"
      today="2026-03-11"
      items={ITEMS}
      empty="Nothing planned."
    />
  );
}

test('the month is a table with seven columns; today is marked; every item is a link', async () => {
  const screen = await renderRouted(<Scene />);
  const table = screen.getByRole('table', { name: 'Calendar, March 2026' });
  expect(table.getByRole('columnheader').elements()).toHaveLength(7);
  expect(table.element().querySelector('[aria-current=date]')?.getAttribute('datetime')).toBe('2026-03-11');
  await table.getByRole('link', { name: /^First/ }).click();
  await expect.poll(screen.path).toBe('/things/1?from=calendar');
});

test('a narrow place draws the days that have something, and no table; a wide one the table alone', async () => {
  await page.viewport(390, 800);
  const screen = await renderRouted(<Scene />);
  await expect.element(screen.getByRole('link', { name: /^Fifth/ })).toBeVisible();
  expect(document.querySelector('table')).toBeNull();
  await page.viewport(1366, 900);
  await expect.element(screen.getByRole('table')).toBeVisible();
  expect(document.querySelectorAll('ol')).toHaveLength(0);
});

test('a full day shows three and the rest at a press', async () => {
  const screen = await renderRouted(<Scene />);
  const table = screen.getByRole('table');
  await expect.element(table.getByRole('link', { name: /^Fifth/ })).not.toBeInTheDocument();
  await table.getByRole('button', { name: 'Show 2 more on Wednesday, March 11' }).click();
  await expect.element(table.getByRole('link', { name: /^Fifth/ })).toBeVisible();
});

test('what is said to screen readers only does not widen a narrow page', async () => {
  await page.viewport(768, 900);
  const last = item(7, '2026-03-14', 'Studio: Testing and Object Design, with a long name');
  await renderRouted(
    <MonthCalendar
      title="Calendar"
      month="2026-03"
      onMonth={() => {}}
      today="2026-03-11"
      items={[last]}
      empty="Nothing planned."
    />,
  );
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
});

test('previous and next stop at the first and the last month', async () => {
  const screen = await renderRouted(<Scene />);
  const next = screen.getByRole('button', { name: 'Next month' });
  await next.click();
  await expect.element(screen.getByRole('table', { name: 'Calendar, April 2026' })).toBeVisible();
  await expect.element(next).toBeDisabled();
  const previous = screen.getByRole('button', { name: 'Previous month' });
  await previous.click();
  await previous.click();
  await expect.element(screen.getByRole('table', { name: 'Calendar, February 2026' })).toBeVisible();
  await expect.element(previous).toBeDisabled();
});

test('where it is narrow the month is an agenda with all items, those before today folded, or a sentence', async () => {
  await page.viewport(390, 844);
  const screen = await renderRouted(<Scene />);
  await expect.element(screen.getByRole('table')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('link', { name: /^Fifth/ })).toBeVisible();
  const before = screen.getByRole('link', { name: /^Before/ });
  await expect.element(before).not.toBeInTheDocument();
  await screen.getByText('Earlier this month · 1 event').click();
  await expect.element(before).toBeVisible();
  await screen.getByRole('button', { name: 'Previous month' }).click();
  await expect.element(screen.getByText('Nothing planned.')).toBeVisible();
  await page.viewport(1366, 900);
});
