import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ConfirmHost } from './confirm.tsx';
import { confirm, openQuestion } from './confirms.ts';

beforeEach(() => openQuestion.set(null));

const QUESTION = { title: 'Delete the comment?', body: 'It cannot be brought back.', action: 'Delete', danger: true };

test('yes resolves to true', async () => {
  const screen = await render(<ConfirmHost />);
  const answer = confirm(QUESTION);
  await expect.element(screen.getByRole('dialog', { name: QUESTION.title }).getByText(QUESTION.body)).toBeVisible();
  await screen.getByRole('button', { name: 'Delete' }).click();
  expect(await answer).toBe(true);
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

test('the focus begins on the harmless answer, and Escape means no', async () => {
  const screen = await render(<ConfirmHost />);
  const answer = confirm(QUESTION);
  await expect.element(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(await answer).toBe(false);
});

test('a newer question answers the older one with no', async () => {
  await render(<ConfirmHost />);
  const older = confirm(QUESTION);
  const newer = confirm({ title: 'Leave the page?' });
  expect(await older).toBe(false);
  openQuestion.current()?.answer(true);
  expect(await newer).toBe(true);
});
