import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Toaster } from './toast.tsx';
import { toast } from './toasts.ts';

vi.mock('./toast-box.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

test('a note is told although its box cannot be loaded, and the page stays', async () => {
  const screen = await render(
    <>
      <p>The page</p>
      <Toaster />
    </>,
  );
  toast('We could not reach the server.', 'bad');
  await expect.element(screen.getByText('We could not reach the server.').first()).toBeVisible();
  await expect.element(screen.getByText('The page')).toBeVisible();
});
