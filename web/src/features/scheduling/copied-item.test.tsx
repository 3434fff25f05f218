import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import type { Output } from '#lib/api.ts';
import { axeFindings } from '#testing/axe.ts';
import { CopiedItem } from './copied-item.tsx';

afterEach(async () => {
  await cleanup();
});

const span = (day: string) => ({ startTime: `${day}T16:00:00.000Z`, endTime: `${day}T17:00:00.000Z` });
const late: Output<'previewCopy'>['items'][number] = {
  kind: 'session',
  id: 7,
  name: 'Demo day',
  old: span('2026-06-01'),
  new: span('2027-07-05'),
  why: { because: 'holiday', name: 'Founders Day', day: '2027-07-01' },
  outside: 'after',
  warnings: [],
};
const zones = { old: 'America/New_York', new: 'America/New_York' };

test('an item says where it goes and why, and a date that is typed is taken once, when it is confirmed', async () => {
  const chosen: unknown[] = [];
  const screen = await render(
    <main>
      <h1>Copy</h1>
      <ul>
        <CopiedItem item={late} zones={zones} sessions={[late]} onChoose={(at) => chosen.push(at)} />
      </ul>
    </main>,
  );
  await expect.element(screen.getByText('After the last day')).toBeVisible();
  await expect.element(screen.getByText(/moved off Founders Day on Thursday, July 1/)).toBeVisible();
  for (const theme of ['light', 'dark'] as const) expect(await axeFindings(theme)).toEqual([]);
  await screen.getByRole('button', { name: 'Change date of Demo day' }).click();
  const field = screen.getByLabelText('Date of Demo day');
  await expect.element(field).toHaveFocus();
  await field.fill('2027-06-01T12:00');
  expect(chosen).toEqual([]);
  await userEvent.keyboard('{Enter}');
  expect(chosen).toEqual(['2027-06-01T16:00:00.000Z']);
  await screen.getByRole('button', { name: 'Change date of Demo day' }).click();
  await userEvent.keyboard('{Enter}');
  expect(chosen).toHaveLength(1);
});
