import type { Page } from '@playwright/test';

/** The bell in the header and what it opens. */
export function bell(page: Page) {
  const button = page.getByRole('banner').getByRole('button', { name: /^Notifications, / });
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  return {
    button,
    panel,
    /** Reads the number of unread notifications. */
    async unread(): Promise<number> {
      return Number(/\d+/.exec(String(await button.getAttribute('aria-label')))?.[0]);
    },
    news: (message: string) => panel.getByRole('button', { name: message }).first(),
  };
}
