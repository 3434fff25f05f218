import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { queryClient } from '#lib/query-client.ts';
import { wholeApp } from '#testing/app.tsx';
import { refuse, type Answers } from '#testing/broker.ts';
import { assignment, gradedAnswer, NO_NEIGHBOURS, submission } from '#testing/coursework.ts';
import { enrollment } from '#testing/people.ts';

const app = wholeApp();
const { broker } = app;
const PATH = '/gradebook/12/grade/5';
const NOAH = { id: 6, firstName: 'Noah', lastName: 'Kim' };
const NEXT = { assignmentId: 12, studentId: NOAH.id };
const given = (grade: 'A' | 'B' | 'C', version: number) =>
  ({ id: 3, submissionId: 30, grade, version, gradedAt: '2026-03-12T22:00:00.000Z' }) as const;

function open(answers: Answers = {}, role: 'instructor' | 'cd' = 'instructor', path = PATH) {
  app.signIn(enrollment(role), {
    // the next submission is another student's
    grade: ({ studentId }) =>
      studentId === NOAH.id
        ? { ...gradedAnswer(submission({ id: 31, student: NOAH })), student: NOAH }
        : gradedAnswer(submission()),
    ungradedNeighbours: { ...NO_NEIGHBOURS, next: NEXT, previous: NEXT, waiting: 5 },
    saveMark: ({ version = 0 }) => ({ success: true, version: version + 1 }),
    ...answers,
  });
  return app.open(path);
}
const radio = (name: string) => page.getByRole('radio', { name, exact: true });
/** Returns the focused element: the heading at first, later the choice. */
const focused = () => document.activeElement?.getAttribute('value') ?? document.activeElement?.textContent;
const grades = () => broker.sentTo('saveMark').map(({ input }) => (input as { mark: string }).mark);

test('the address shows the grading page of that student and assignment [GRADE-005]', async () => {
  const screen = await open();
  const main = screen.getByRole('main');
  await expect.element(main.getByRole('heading', { level: 1 })).toHaveTextContent('Maya Okafor');
  await expect.element(main.getByRole('link', { name: 'Gradebook' })).toHaveAttribute('href', '/gradebook');
  await expect.element(main.getByRole('button', { name: 'Save Grade' })).toBeVisible();
  expect(broker.sentTo('grade').map(({ input }) => input)).toEqual([{ assignmentId: 12, studentId: 5 }]);
});

test('the address of another student shows that one [GRADE-005]', async () => {
  await open({}, 'instructor', '/gradebook/12/grade/6');
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Noah Kim');
});

test('the keys work on arrival, and no grade looks as if it were chosen [GRADE-035, D-283]', async () => {
  await open();
  await expect.poll(focused).toBe('Grade');
  await userEvent.keyboard('b{Enter}');
  await expect.poll(grades).toEqual(['B']);
  await expect.poll(focused).toBe('B');
});

test('the comment is written beside the grade, not below the talk', async () => {
  const screen = await open();
  const box = screen.getByLabelText('Add a comment').element();
  expect(box.closest('section')?.querySelector('form [type=radio]')).not.toBeNull();
});

test('a held Enter saves nothing, and does not submit the form [GRADE-035]', async () => {
  await open();
  await expect.poll(focused).toBe('Grade');
  await userEvent.keyboard('b');
  const held = new KeyboardEvent('keydown', { key: 'Enter', repeat: true, bubbles: true, cancelable: true });
  document.activeElement?.dispatchEvent(held);
  expect(held.defaultPrevented).toBe(true);
  // what was pressed before the save that follows would have been sent before it
  await userEvent.keyboard('c{Enter}');
  await expect.poll(grades).toEqual(['C']);
});

test('keys pressed while a grade is saved are not lost: the next grade is saved after it [GRADE-035, GRADE-036]', async () => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await open({
    saveMark: async ({ version = 0 }) => {
      await answered;
      broker.answers.grade = gradedAnswer(submission({ submissionGrade: given('B', 1) }));
      return { success: true, version: version + 1 };
    },
  });
  await expect.poll(focused).toBe('Grade');
  await userEvent.keyboard('b{Enter}');
  await expect.poll(grades).toEqual(['B']);
  await userEvent.keyboard('c{Enter}');
  answer();
  await expect.poll(() => broker.sentTo('saveMark')[1]?.input).toMatchObject({ mark: 'C', version: 1 });
});

test('keys pressed on the way to the next submission grade nobody [GRADE-035]', async () => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  const screen = await open({
    saveMark: async () => {
      await answered;
      broker.answers.grade = () => new Promise(() => {});
      return { success: true, version: 1 };
    },
  });
  await expect.poll(focused).toBe('Grade');
  await userEvent.keyboard('b{Shift>}{Enter}{/Shift}');
  await expect.poll(grades).toEqual(['B']);
  await userEvent.keyboard('f{Enter}');
  answer();
  await expect.poll(() => screen.path()).not.toBe(PATH);
  await userEvent.keyboard('f{Enter}');
  expect(grades()).toEqual(['B']);
});

test('N saves a chosen grade before it goes on, and a refused save stays [GRADE-035]', async () => {
  const screen = await open({ saveMark: refuse(500, 'UNEXPECTED', 'The disk is full.') });
  await expect.poll(focused).toBe('Grade');
  await userEvent.keyboard('cn');
  await expect.element(page.getByText('The disk is full.')).toBeVisible();
  expect(screen.path()).toBe(PATH);
  broker.answers.saveMark = { success: true, version: 1 };
  await userEvent.keyboard('n');
  await expect.poll(screen.path).toBe('/gradebook/12/grade/6');
  expect(grades()).toEqual(['C', 'C']);
});

test('a chosen grade is not left without a question, and is there again afterwards', async () => {
  const screen = await open();
  await radio('C').element().parentElement?.click();
  await page.getByRole('link', { name: 'Next ungraded' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText(/You have unsaved changes/).first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Leave' }).click();
  // until then the form itself is still there
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Noah Kim');
  screen.router.history.back();
  await expect.element(page.getByText('We kept what you wrote here and did not save.')).toBeVisible();
  await expect.element(radio('C')).toBeChecked();
  expect(grades()).toEqual([]);
});

test('the count tells this assignment from the class, and with nothing to grade the way leads through the submissions', async () => {
  await open({
    ungradedNeighbours: {
      next: NEXT,
      previous: NEXT,
      waiting: 25,
      sameAssignment: { next: NEXT, previous: NEXT, waiting: 3 },
    },
  });
  const nav = page.getByRole('navigation', { name: 'Submissions' });
  await expect.element(nav.getByText(/3 more to grade here, 25 in this class/).first()).toBeVisible();
  broker.answers.ungradedNeighbours = { ...NO_NEIGHBOURS, sameAssignment: { next: NEXT, previous: NEXT, waiting: 0 } };
  await queryClient.invalidateQueries({ queryKey: ['ungradedNeighbours'] });
  await expect.element(nav.getByText(/Nothing else to grade/).first()).toBeVisible();
  await expect
    .element(nav.getByRole('link', { name: 'Next submission' }))
    .toHaveAttribute('href', '/gradebook/12/grade/6');
  await expect.element(page.getByRole('button', { name: 'Next submission' })).toBeVisible();
});

test('a held key chooses once and never saves twice', async () => {
  await open();
  await expect.poll(focused).toBe('Grade');
  const field = document.activeElement as HTMLElement;
  await userEvent.keyboard('b');
  for (let held = 0; held < 5; held += 1)
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, repeat: true }));
  expect(grades()).toEqual([]);
});

test('career feedback has its own keys, and its legend names them [SUBM-059]', async () => {
  await open({ grade: gradedAnswer(submission(), assignment({ contextId: 2 })) }, 'cd');
  await expect.poll(focused).toBe('Career feedback');
  await expect.element(page.getByText(/^Shortcuts: 1 to 7 to choose/)).toBeInTheDocument();
  await userEvent.keyboard('6{Enter}');
  await expect.poll(() => broker.sentTo('saveMark')[0]?.input).toMatchObject({ mark: '6' });
});

test('staff open what was asked when work was handed in beside what is asked now, with the words that changed [ADM-098]', async () => {
  const screen = await open({
    grade: gradedAnswer(submission({ instructions: { version: 1, isLatest: false } })),
    assignmentVersions: {
      earlier: { version: 1, header: '', content: 'Build one server.', until: '2026-03-10T15:00:00.000Z' },
      current: { version: 2, header: 'Read this first', content: 'Build two servers.', until: null },
    },
  });
  await screen.getByRole('button', { name: 'Show what changed' }).click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByRole('heading', { name: 'When this was handed in' })).toBeVisible();
  const marked = (name: 'ins' | 'del') =>
    [...dialog.element().querySelectorAll(name)].map(({ textContent }) => textContent);
  expect(marked('del')).toEqual(['one', 'server.']);
  expect(marked('ins')).toEqual(['Read this first', 'two', 'servers.']);
  expect(broker.sentTo('assignmentVersions').map(({ input }) => input)).toEqual([{ assignmentId: 12, version: 1 }]);
});
