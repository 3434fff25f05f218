import type { Page } from '@playwright/test';

/** The list in which staff decide, and the page on which a student makes a request. */
export const remoteRequestsPage = (page: Page) => ({
  open: () => page.goto('/remote-attendance-requests'),
  row: (student: string, session: string) =>
    page
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: student }) })
      .filter({ hasText: session }),
  select: (student: string, session: string) => page.getByRole('checkbox', { name: `Select ${student}, ${session}` }),
  button: (name: string) => page.getByRole('button', { name, exact: true }),
  agreement: page.getByRole('checkbox', { name: 'I have read and agree to the remote attendance rules.' }),
  /** The toast at the edge of the screen; another element announces it to screen readers. */
  note: (text: string) => page.locator('[popover]').getByText(text),
});
