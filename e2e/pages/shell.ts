import type { Page } from '@playwright/test';

/** The frame around every private page. */
export function shell(page: Page) {
  const header = page.getByRole('banner');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  return {
    header,
    main: page.getByRole('main'),
    footer: page.getByRole('contentinfo'),
    heading: page.getByRole('heading', { level: 1 }),
    navigation,
    /** Opens a page through the navigation. */
    goTo: (entry: string) => navigation.getByRole('link', { name: entry, exact: true }).click(),
    logout: header.getByRole('button', { name: 'Logout' }),
    account: header.getByRole('button', { name: /^Account menu of / }),
    accountMenu: page.getByRole('menu', { name: 'Account' }),
    bell: header.getByRole('button', { name: /^Notifications, / }),
  };
}
