import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeFindings } from '#testing/axe.ts';
import { wholeApp } from '#testing/app.tsx';
import { assignment as task, gradedAnswer, submission } from '#testing/coursework.ts';
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

test('every filter has room for its words, stands as a chip once it is set, and only the grid is sorted from above', async () => {
  await page.viewport(1440, 900);
  const screen = await open('/gradebook?view=grid');
  await expect.element(screen.getByRole('combobox', { name: 'Sort by' })).toBeVisible();
  await screen.getByRole('button', { name: 'Filter', exact: true }).click();
  const filters = screen.getByRole('dialog', { name: 'Filters' });
  await filters.getByRole('combobox', { name: 'Status' }).selectOptions('graded');
  for (const control of document.querySelectorAll('main :is(select, input[type=search])'))
    expect(control.clientWidth, control.id).toBeGreaterThan(150);
  const chip = screen.getByRole('button', { name: 'Remove the filter Status: Graded' });
  await expect.element(chip).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await chip.click();
  await expect.element(chip).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Filter', exact: true })).toHaveFocus();
  expect(screen.path()).not.toContain('gradeStatus');
  await screen.getByText('List').click();
  await expect.element(screen.getByRole('table', { name: 'Submissions' })).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Sort by' }).elements()).toEqual([]);
});

const STUDENT = (id: number) => ({ id, firstName: 'Student', lastName: String(id) });
const workOf = (id: number) => ({
  ...gradedAnswer(submission({ id: 30 + id, student: STUDENT(id) }), task({ id: 1, title: 'Challenge 1' })),
  student: STUDENT(id),
});
const openAsInstructor = (path: string) => {
  app.signIn(enrollment('instructor'), {
    gradebookSheet: sheet(
      [student(1), student(2), student(3)],
      [assignment(1)],
      [
        { of: [1, 1], mark: '?' },
        { of: [1, 2], mark: 'C' },
        { of: [1, 3], mark: '?' },
      ],
    ),
    grade: ({ studentId }) => workOf(studentId),
    saveMark: { success: true, version: 1 },
  });
  return app.open(path);
};
const focused = () => document.activeElement;

test('a cell opens its work beside the grid; letters and N grade on, and Escape returns to the cell [GRADE-005, GRADE-035, D-283]', async () => {
  await page.viewport(1440, 900);
  const screen = await openAsInstructor('/gradebook?view=grid&name=stud');
  await screen.getByRole('link', { name: 'Student 1, Challenge 1: to grade' }).click();
  const panel = screen.getByRole('region', { name: 'Submission', exact: true }).first();
  await expect.element(panel.getByRole('heading', { name: 'Student 1' })).toBeVisible();
  await expect.poll(() => focused()?.textContent).toBe('Grade');
  expect(screen.path()).toBe('/gradebook?view=grid&name=stud&work=1-1');
  for (const theme of ['light', 'dark'] as const) expect(await axeFindings(theme)).toEqual([]);
  await userEvent.keyboard('bn');
  await expect.element(panel.getByRole('heading', { name: 'Student 3' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Student 1, Challenge 1: B' })).toBeInTheDocument();
  await expect.poll(() => focused()?.textContent).toBe('Grade');
  expect(screen.path()).toContain('work=1-3');
  expect(app.broker.sentTo('saveMark').map(({ input }) => input)).toMatchObject([{ mark: 'B' }]);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => focused()?.getAttribute('data-cell')).toBe('2:0');
  expect(screen.path()).toBe('/gradebook?view=grid&name=stud');
});

test('a grade that is chosen and not saved is asked about before other work is opened [GRADE-035]', async () => {
  await page.viewport(1440, 900);
  const screen = await openAsInstructor('/gradebook?view=grid&work=1-1');
  await expect.poll(() => focused()?.textContent).toBe('Grade');
  await userEvent.keyboard('d');
  await screen.getByRole('link', { name: 'Student 2, Challenge 1: C' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Leave this page?' });
  await dialog.getByRole('button', { name: 'Stay' }).click();
  expect(screen.path()).toContain('work=1-1');
  await expect.element(screen.getByRole('radio', { name: 'D', exact: true })).toBeChecked();
});

test('where there is no room beside the grid, a cell opens its page', async () => {
  await page.viewport(1100, 800);
  const screen = await openAsInstructor('/gradebook?view=grid');
  await screen.getByRole('link', { name: 'Student 1, Challenge 1: to grade' }).click();
  await expect.poll(screen.path).toBe('/gradebook/1/grade/1');
});

test('a career director gives feedback, in the heading and in the title of the window', async () => {
  app.signIn(enrollment('cd'), { gradebookSheet: sheet([student(1)], [assignment(1)], []) });
  const screen = await app.open('/gradebook');
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Give Feedback');
  await expect.poll(() => document.title).toBe('Give Feedback · Bootcamp Square');
});
