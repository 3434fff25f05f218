import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Toaster } from './toast.tsx';
import { toast, toasts } from './toasts.ts';

beforeEach(() => toasts.set([]));
afterEach(() => void vi.useRealTimers());

test('a note is seen and announced, and can be dismissed', async () => {
  const screen = await render(<Toaster />);
  toast('Saved');
  await expect.element(screen.getByRole('status')).toHaveTextContent('Saved');
  await screen.getByRole('button', { name: 'Dismiss' }).click();
  await expect.element(screen.getByRole('button', { name: 'Dismiss' })).not.toBeInTheDocument();
});

test('three notes at once, the oldest leaves', async () => {
  const screen = await render(<Toaster />);
  for (const text of ['one', 'two', 'three', 'four']) toast(text);
  await expect.poll(() => screen.getByRole('button', { name: 'Dismiss' }).elements().length).toBe(3);
  expect(toasts.current().map((note) => note.text)).toEqual(['two', 'three', 'four']);
});

test('a note leaves by itself after six seconds', () => {
  vi.useFakeTimers();
  toast('Saved');
  vi.advanceTimersByTime(5999);
  expect(toasts.current()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(toasts.current()).toHaveLength(0);
});

test('the notes are opened anew with each one, so that they stand above a dialog opened meanwhile', async () => {
  const { container } = await render(<Toaster />);
  const box = () => container.querySelector(':popover-open');
  toast('one');
  await expect.poll(box).not.toBeNull();
  const states: string[] = [];
  box()?.addEventListener('beforetoggle', (event) => states.push((event as ToggleEvent).newState));
  toast('two');
  await expect.poll(() => states).toEqual(['closed', 'open']);
  toasts.set([]);
  await expect.poll(box).toBeNull();
});
