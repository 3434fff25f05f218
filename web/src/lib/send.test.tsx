import { onlineManager, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { queryClient } from './query-client.ts';
import { useSend } from './send.ts';

afterEach(() => {
  onlineManager.setOnline(true);
  vi.unstubAllGlobals();
});

function CheckIn() {
  const { send, pending, failure } = useSend('sessionCheckIn');
  return (
    <>
      <button onClick={() => void send({ sessionId: 7 })}>{pending ? 'Sending' : 'Send'}</button>
      <p>{failure?.message}</p>
    </>
  );
}

test('a write without a connection says so at once, and is not made later by itself', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal('fetch', fetch);
  onlineManager.setOnline(false);
  const screen = await render(
    <QueryClientProvider client={queryClient}>
      <CheckIn />
    </QueryClientProvider>,
  );
  await screen.getByRole('button', { name: 'Send' }).click();
  await expect
    .element(screen.getByText('We could not reach the server. Please check your connection and try again.'))
    .toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Send', exact: true })).toBeVisible();
  onlineManager.setOnline(true);
  await queryClient.resumePausedMutations();
  expect(fetch).toHaveBeenCalledTimes(1);
});
