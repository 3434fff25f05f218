import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Toaster } from '#kit/toast.tsx';
import { ViewerContext, type PageViewer } from '#lib/viewer.ts';
import { fakeBroker } from '#testing/broker.ts';
import { CommentForm } from './comment-form.tsx';

const broker = fakeBroker();
beforeEach(() => {
  const updatedAt = '2026-03-11T22:10:00.000Z';
  broker.answers.savedComments = { savedComments: [{ id: 1, comment: 'Add tests.', updatedAt }] };
});

const show = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ViewerContext value={{ role: 'instructor', enrollmentId: 7 } as unknown as PageViewer}>
        <CommentForm closed={false} submissionId={11} />
        <Toaster />
      </ViewerContext>
    </QueryClientProvider>,
  );
const area = page.getByRole('textbox', { name: 'Add a comment' });
const select = (start: number, end: number) => (area.element() as HTMLTextAreaElement).setSelectionRange(start, end);
async function insert() {
  await page.getByRole('button', { name: 'Saved comments' }).click();
  await page.getByRole('button', { name: 'Insert: Add tests.' }).click();
}

test('a saved comment goes where the cursor stands, and typing goes on behind it', async () => {
  await show();
  await area.fill('First. Last.');
  select(6, 6);
  await insert();
  await expect.element(area).toHaveValue('First. Add tests. Last.');
  await expect.element(area).toHaveFocus();
  await userEvent.keyboard(' Now.');
  await expect.element(area).toHaveValue('First. Add tests. Now. Last.');
});

test('it replaces what is selected, and the browser can take that back', async () => {
  await show();
  await area.fill('First. Last.');
  select(0, 6);
  await insert();
  await expect.element(area).toHaveValue('Add tests. Last.');
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(area).toHaveValue('First. Last.');
});

test('while the preview shows it goes there as well', async () => {
  await show();
  await area.fill('First.');
  await page.getByRole('button', { name: 'Preview' }).click();
  await insert();
  await expect.element(page.getByRole('region', { name: 'Preview' })).toHaveTextContent('First. Add tests.');
});
