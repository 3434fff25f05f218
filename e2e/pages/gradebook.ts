import type { Page } from '@playwright/test';

/** The gradebook with its filters, as grid and as list. */
export function gradebook(page: Page) {
  const list = page.getByRole('table', { name: 'Submissions' });
  return {
    heading: page.getByRole('heading', { name: 'Grade Assignments' }),
    /** Opens the filters, which are behind one button. */
    openFilters: () => page.getByRole('button', { name: 'Filter', exact: true }).click(),
    filter: (label: string) =>
      page.getByRole('dialog', { name: 'Filters' }).getByRole('combobox', { name: label, exact: true }),
    view: page.getByRole('group', { name: 'View' }),
    grid: page.getByRole('grid', { name: 'Grades of students by assignments' }),
    list,
    rows: list.locator('tbody').getByRole('row'),
    nothing: page.getByText('No assignments have been submitted for your chosen criteria'),
  };
}

/** The page with one student's work and its grade. */
export const gradingPage = (page: Page) => ({
  urls: page
    .getByRole('main')
    .getByRole('list')
    .getByRole('link', { name: /^https?:/ }),
  grade: (grade: string) => page.getByRole('radio', { name: grade, exact: true }),
  save: page.getByRole('button', { name: 'Save Grade' }),
  saved: (grade: string) =>
    page
      .locator('header')
      .filter({ has: page.getByRole('heading', { name: 'Grade', exact: true }) })
      .getByText(grade, { exact: true }),
});
