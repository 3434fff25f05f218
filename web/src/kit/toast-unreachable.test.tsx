import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { toastBox, Toaster } from './toast.tsx';
import { toast } from './toasts.ts';

test('a note is read although its box cannot be loaded, and the page stays', async () => {
  vi.spyOn(toastBox, 'load').mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
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
