import type { Page } from '@playwright/test';

/** The page of one session. */
export const sessionPage = (page: Page) => {
  const table = page.getByRole('table', { name: 'Attendance' });
  return {
    heading: page.getByRole('heading', { level: 1 }),
    hero: page.locator('main header').first(),
    checkIn: page.getByRole('link', { name: 'Check In To Class' }),
    requestRemote: page.getByRole('link', { name: 'Request Remote Attendance' }),
    edit: page.getByRole('link', { name: 'Edit', exact: true }),
    remove: page.getByRole('button', { name: 'Delete', exact: true }),
    addVideos: page.getByRole('link', { name: 'Add Video Links' }),
    editVideos: page.getByRole('link', { name: 'Edit Videos' }),
    table,
    allPresent: page.getByRole('button', { name: 'All the rest present' }),
    /** The dropdown of one student. */
    statusOf: (name: string) => table.getByRole('combobox', { name: `Status of ${name}`, exact: true }),
    row: (name: string) => table.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) }),
    open: (id: number) => page.goto(`/sessions/${id}`),
  };
};
