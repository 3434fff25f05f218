import type { Page } from '@playwright/test';

/** The screen 'Reset Your Password'. */
export const newPasswordPage = (page: Page) => ({
  heading: page.getByRole('heading', { name: 'Reset Your Password' }),
  old: page.getByLabel('Old Password', { exact: true }),
  new: page.getByLabel('New Password', { exact: true }),
  confirm: page.getByLabel('Confirm New Password', { exact: true }),
  button: page.getByRole('button', { name: 'Reset Password' }),
  alert: page.getByRole('alert'),
  async choose(password: string, { again = password, old }: { again?: string; old?: string } = {}) {
    if (old !== undefined) await this.old.fill(old);
    await this.new.fill(password);
    await this.confirm.fill(again);
    await this.button.click();
  },
});
