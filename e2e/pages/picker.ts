import type { Page } from '@playwright/test';

/** The tables of schools, cohorts and classes. */
export const picker = (page: Page) => {
  const table = page.getByRole('table');
  return {
    heading: page.getByRole('heading', { level: 1 }),
    table,
    headers: table.getByRole('columnheader'),
    /** The rows without the header. */
    rows: table.locator('tbody').getByRole('row'),
    /** One column of the rows, counted from 1. */
    cells: (column: number) => table.locator(`tbody tr > :nth-child(${column})`),
    row: (name: string | RegExp) => table.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) }),
    choose: (name: string | RegExp) => table.getByRole('rowheader', { name }).locator('a, button').first().click(),
  };
};
