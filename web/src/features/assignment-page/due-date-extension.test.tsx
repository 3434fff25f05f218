import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { COURSE_RUNNERS, ROLES } from '@bcs/contract/kernel/roles';
import { wholeApp } from '#testing/app.tsx';
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
  'the buttons are for four roles; %s has them: %s [WORK-025]',
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
