import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { COURSE_RUNNERS, ROLES } from '@bcs/contract/kernel/roles';
import { wholeApp } from '#testing/app.tsx';
import { refuse } from '#testing/broker.ts';
import { assignment, detail } from '#testing/coursework.ts';
import { enrollment, myInfo } from '#testing/people.ts';

const app = wholeApp();
const task = assignment({ bufferDays: 2 });
const answers = { courseworkDetail: detail(null, task) };
const buttons = () =>
  page
    .getByRole('main')
    .getByRole('button', { name: /Extension|Due Date/ })
    .elements()
    .map(({ textContent }) => textContent);

test.each(ROLES.map((role) => [role, COURSE_RUNNERS.some((runner) => runner === role)] as const))(
  'the buttons are for four roles; %s has them: %s [WORK-002, WORK-025]',
  async (role, has) => {
    app.signIn(enrollment(role), answers);
    await app.open('/coursework/12/show');
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(task.title);
    expect(buttons()).toEqual(has ? ['Change Extension', 'Reset Due Date'] : []);
  },
);

test('nobody has them where the cohort hides them, or the flag is off [WORK-026, WORK-027]', async () => {
  const instructor = enrollment('instructor');
  for (const [own, info] of [
    [enrollment('instructor', { hidden: { hideExtendDueDate: true } }), undefined],
    [instructor, myInfo(instructor, { flags: { 'homework.dateExtend': false } })],
  ] as const) {
    app.signIn(own, { ...answers, ...(info && { myInfo: info }) });
    const screen = await app.open('/coursework/12/show');
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(task.title);
    expect(buttons()).toEqual([]);
    await screen.unmount();
  }
});

test('a failed extension and a failed reset are shown [WORK-032, WORK-033]', async () => {
  app.signIn(enrollment('instructor'), { ...answers, extendAssignment: refuse(429, 'RATE_LIMITED') });
  const screen = await app.open('/coursework/12/show');
  await screen.getByRole('button', { name: 'Change Extension' }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Extend by' }).selectOptions('3');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByText('Failed to set due date extension.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await screen.getByRole('button', { name: 'Reset Due Date' }).click();
  await expect.element(screen.getByText('Failed to reset due date extension.').first()).toBeVisible();
});
