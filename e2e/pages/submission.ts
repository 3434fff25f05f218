import type { Page } from '@playwright/test';

/** The form in which an assignment is submitted. */
export const submissionForm = (page: Page) => ({
  url: page.getByRole('textbox', { name: 'URL', exact: true }),
  addUrl: page.getByRole('button', { name: 'Add URL' }),
  urls: page.getByRole('list', { name: 'Added URLs' }).getByRole('listitem'),
  notes: page.getByRole('textbox', { name: 'Notes' }),
  submit: page.getByRole('button', { name: 'Submit Assignment' }),
  restored: page.getByText('We kept what you wrote here and did not save.'),
  async open(assignmentId: number) {
    await page.goto(`/coursework/${assignmentId}/submit`);
  },
  async add(url: string) {
    await this.url.fill(url);
    await this.addUrl.click();
  },
});

/** The comments on a submission. */
export function commentsArea(page: Page) {
  const region = page.getByRole('region', { name: /^Comments/ });
  return {
    all: region.getByRole('article'),
    by: (name: string) => region.getByRole('article', { name: `Comment by ${name}` }),
    // on the grading page they are beside the grade
    field: page.getByRole('textbox', { name: 'Add a comment' }),
    add: page.getByRole('button', { name: 'Add Comment' }),
  };
}
