import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { wholeApp } from '#testing/app.tsx';
import { assignment, sheet, student } from '#testing/gradebook-rows.ts';
import { enrollment } from '#testing/people.ts';

const app = wholeApp();
const open = (path: string) => {
  app.signIn(enrollment('admin'), {
    takeShownFile: { success: true },
    gradebookSheet: sheet(
      [student(1), student(2), student(3)],
      [assignment(1)],
      [
        { of: [1, 1], mark: 'C' },
        { of: [1, 2], mark: 'A' },
        { of: [1, 3], mark: 'B' },
      ],
    ),
  });
  return app.open(path);
};

test('the file has the rows of the screen in the order of the screen', async () => {
  await page.viewport(1440, 900);
  const saved = vi.spyOn(URL, 'createObjectURL');
  const followed = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const screen = await open('/gradebook?sort=-average');
  await screen.getByRole('button', { name: 'Import or export' }).click();
  await screen.getByRole('menuitem', { name: 'Export CSV' }).click();
  await expect.poll(() => followed.mock.calls.length).toBe(1);
  const [file] = saved.mock.calls[0] ?? [];
  const text = await (file as Blob).text();
  expect(text.split(/\r?\n/).slice(1, 4)).toEqual(['502,Student 2,A', '503,Student 3,B', '501,Student 1,C']);
  expect(app.broker.sentTo('takeShownFile')).toHaveLength(1);
  vi.restoreAllMocks();
});

test('at 1440 every filter has room for its words, and only the grid is sorted from above', async () => {
  await page.viewport(1440, 900);
  const screen = await open('/gradebook?view=grid');
  await expect.element(screen.getByRole('combobox', { name: 'Sort by' })).toBeVisible();
  for (const control of document.querySelectorAll('main :is(select, input[type=search])'))
    expect(control.clientWidth, control.id).toBeGreaterThan(150);
  await screen.getByText('List').click();
  await expect.element(screen.getByRole('table', { name: 'Submissions' })).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Sort by' }).elements()).toEqual([]);
});

test('a career director gives feedback, in the heading and in the title of the window', async () => {
  app.signIn(enrollment('cd'), { gradebookSheet: sheet([student(1)], [assignment(1)], []) });
  const screen = await app.open('/gradebook');
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Give Feedback');
  await expect.poll(() => document.title).toBe('Give Feedback · Bootcamp Square');
});
