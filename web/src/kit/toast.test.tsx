import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Toaster } from './toast.tsx';
// loaded beforehand: a note disappears after six seconds, which a busy machine may need to load the box
import './toast-box.tsx';
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

test('a newer note about the same thing replaces the older one, and its Undo', () => {
  toast('Maya, Quiz: B', 'good', { text: 'Undo', run: vi.fn<() => void>() }, 'Maya, Quiz');
  toast('Noah, Quiz: A', 'good', undefined, 'Noah, Quiz');
  toast('Maya, Quiz: B-', 'good', { text: 'Undo', run: vi.fn<() => void>() }, 'Maya, Quiz');
  expect(toasts.current().map(({ text }) => text)).toEqual(['Noah, Quiz: A', 'Maya, Quiz: B-']);
});

test('a note is as high as its words, its Undo stands in one line, and beside it the page takes presses', async () => {
  const screen = await render(
    <>
      <button type="button" className="fixed inset-0">
        The page
      </button>
      <Toaster />
    </>,
  );
  toast('Maya Okafor, Mini-Project 1: Programming Report with some more words: B', 'good', {
    text: 'Undo',
    run: vi.fn<() => void>(),
  });
  const undo = screen.getByRole('button', { name: 'Undo' });
  await expect.element(undo).toBeVisible();
  expect(undo.element().getBoundingClientRect().height).toBeLessThan(40);
  const box = screen.container.querySelector('[popover]');
  // WebKit's default fit-content is the whole window, so our own rule must apply
  expect(box && box.computedStyleMap().get('height')?.toString()).not.toContain('fit-content');
  expect(box?.getBoundingClientRect().height).toBeLessThan(200);
  expect(box && getComputedStyle(box).overflow).toBe('visible');
  const { left, top } = box!.getBoundingClientRect();
  expect(document.elementFromPoint(left + 1, top + 1)?.localName).toBe('button');
});
