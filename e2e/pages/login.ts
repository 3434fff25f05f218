import type { Page } from '@playwright/test';
import { PASSWORD, PEOPLE, type Person } from '#harness/people';

/** The login screen; the dialog over a page whose session has ended contains the same form. */
export const loginPage = (page: Page) => ({
  heading: page.getByRole('heading', { name: 'Welcome back' }),
  email: page.getByRole('textbox', { name: 'Email' }),
  password: page.getByLabel('Password', { exact: true }),
  code: page.getByRole('textbox', { name: 'MFA Code' }),
  button: page.getByRole('button', { name: 'Log in' }),
  alert: page.getByRole('alert'),
  async open() {
    await page.goto('/login');
  },
  async logIn(email: string, password: string, code?: string) {
    await this.email.fill(email);
    await this.password.fill(password);
    if (code !== undefined) await this.code.fill(code);
    await this.button.click();
  },
  /** Logs in as a person of the demo world. */
  as(person: Person) {
    return this.logIn(PEOPLE[person], PASSWORD);
  },
});
