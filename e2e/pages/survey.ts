import type { Page } from '@playwright/test';

/** A survey, from its first card to its end. */
export function surveyPage(page: Page) {
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const question = (text: string | RegExp) => page.getByRole('group', { name: text });
  return {
    start: () => press('Start the Survey'),
    next: () => press('NEXT PAGE'),
    submit: () => press('Submit'),
    leave: () => press('Continue to the Dashboard'),
    question,
    at: page.getByRole('heading', { name: /^Page \d+ of \d+$/ }),
    /** Answers every rating on the page with the same value. */
    async rateAll(value: string) {
      const groups = page.getByRole('main').getByRole('group');
      for (let index = 0; index < (await groups.count()); index++) {
        const rating = groups.nth(index).getByText(value, { exact: true });
        if ((await rating.count()) > 0) await rating.click();
      }
    },
    choose: (text: string | RegExp, option: string) => question(text).getByText(option, { exact: true }).click(),
  };
}
