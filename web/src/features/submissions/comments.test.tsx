import { onlineManager } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { queryClient } from '#lib/query-client.ts';
import { wholeApp } from '#testing/app.tsx';
import type { Answers } from '#testing/broker.ts';
import { comment, detail, submission } from '#testing/coursework.ts';
import { enrollment } from '#testing/people.ts';

const app = wholeApp();
const { broker } = app;
const FIRST = comment(8, 'My first thought.');
const GRADE = { id: 3, submissionId: 30, grade: 'B', version: 1, gradedAt: '2026-03-12T22:00:00.000Z' } as const;

const work = (over: Parameters<typeof submission>[0] = {}) => submission({ submissionCommentList: [FIRST], ...over });
async function open(answers: Answers = {}) {
  app.signIn(enrollment(), { courseworkDetail: detail(work()), ...answers });
  const screen = await app.open('/coursework/12/show');
  await expect.element(own()).toBeVisible();
  return screen;
}
const own = () => page.getByRole('article').first();
const field = () => page.getByLabelText('Add a comment');
const editor = () => page.getByLabelText('Edit your comment');
const written = () => page.getByLabelText('What you wrote');
async function edit(text: string) {
  await own().getByRole('button', { name: 'Edit comment' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Edit' }).click();
  await editor().fill(text);
}
/** Simulates that the work is graded and the page fetches the news. */
async function grade() {
  broker.answers.courseworkDetail = detail(work({ submissionGrade: GRADE }));
  await queryClient.invalidateQueries({ queryKey: ['courseworkDetail'] });
}

test('what is written on while a comment is on its way is the next one [SUBM-019]', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await open({
    createSubmissionComment: () => promise.then(() => ({ success: true, submissionComment: comment(9, 'One.') })),
  });
  await field().fill('One.');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await field().fill('One. And two.');
  resolve();
  await expect.element(field()).toHaveValue('And two.');
  expect(broker.sentTo('createSubmissionComment').map(({ input }) => input)).toEqual([
    { id: null, submissionId: 30, enrollmentId: 7, comment: 'One.' },
  ]);
});

test('an edition that is written on while it is on its way stays open [SUBM-020]', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await open({
    updateSubmissionComment: () => promise.then(() => ({ success: true, submissionComment: comment(8, 'Better.') })),
  });
  await edit('Better.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await editor().fill('Better. Or best.');
  broker.answers.courseworkDetail = detail(work({ submissionCommentList: [comment(8, 'Better.')] }));
  resolve();
  await expect.poll(() => broker.sentTo('courseworkDetail').length).toBeGreaterThan(1);
  await expect.element(page.getByRole('button', { name: 'Save', exact: true })).not.toHaveAttribute('aria-disabled');
  await expect.element(editor()).toHaveValue('Better. Or best.');
});

test('a comment that was being rewritten opens again after a reload [SUBM-020]', async () => {
  const screen = await open();
  await edit('My second thought.');
  await screen.unmount();
  queryClient.clear();
  await open();
  await expect.element(editor()).toHaveValue('My second thought.');
  await page.getByRole('button', { name: 'Discard draft' }).click();
  await expect.element(editor()).toHaveValue(FIRST.comment);
});

test('a comment that is too long stays whole and is not sent [SUBM-040, D-019]', async () => {
  const text = 'x'.repeat(5001);
  await open();
  await field().fill(text);
  await expect.element(page.getByText('This is 1 character too long.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Add Comment' })).toBeDisabled();
  await expect.element(field()).toHaveValue(text);
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(broker.sentTo('createSubmissionComment')).toEqual([]);
});

test('without a network a comment is not held back in silence: the failure is shown, and the comment stays', async () => {
  await open({ createSubmissionComment: () => Promise.reject(new TypeError('Failed to fetch')) });
  onlineManager.setOnline(false);
  try {
    await field().fill('From the train');
    await page.getByRole('button', { name: 'Add Comment' }).click();
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('We could not reach the server. Please check your connection and try again.');
    await expect.element(field()).toHaveValue('From the train');
  } finally {
    onlineManager.setOnline(true);
  }
});

test('a grade closes the comments, and what was being written can still be read [SUBM-054, SUBM-055]', async () => {
  await open();
  await field().fill('Half a question');
  await grade();
  await expect.element(field()).not.toBeInTheDocument();
  await expect.element(written()).toHaveValue('Half a question');
  await page.getByRole('button', { name: 'Discard draft' }).click();
  await expect.element(written()).not.toBeInTheDocument();
});

test('a grade closes the edition of a comment, and what was being written can still be read [SUBM-048, SUBM-055]', async () => {
  await open();
  await edit('A better question');
  await grade();
  await expect.element(editor()).not.toBeInTheDocument();
  await expect.element(own().getByText(FIRST.comment)).toBeVisible();
  await expect.element(written()).toHaveValue('A better question');
});
