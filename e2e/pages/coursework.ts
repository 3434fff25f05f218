import type { Page } from '@playwright/test';

/** The pages on which coursework is read, submitted and discussed. */
export function coursework(page: Page) {
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const url = main.getByRole('textbox', { name: 'URL' });
  const add = main.getByRole('button', { name: 'Add URL' });
  return {
    main,
    dialog,
    yes: (name: string) => dialog.getByRole('button', { name, exact: true }),
    url,
    async addUrl(text: string) {
      await url.fill(text);
      await add.click();
    },
    title: main.getByRole('combobox', { name: 'Title' }),
    notes: main.getByRole('textbox', { name: 'Notes' }),
    added: main.getByRole('list', { name: 'Added URLs' }).getByRole('listitem'),
    submit: main.getByRole('button', { name: 'Submit Assignment' }),
    update: main.getByRole('button', { name: 'Update Submission' }),
    resumeAfterLogin: main.getByRole('link', { name: 'Continue' }),
    comments: main.getByRole('article'),
    comment: main.getByRole('textbox', { name: 'Add a comment' }),
    addComment: main.getByRole('button', { name: 'Add Comment' }),
  };
}
