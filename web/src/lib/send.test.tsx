import { onlineManager, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { ConfirmHost } from '#kit/confirm.tsx';
import { Toaster } from '#kit/toast.tsx';
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

test('a double click writes once', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(() => new Promise(() => {}));
  vi.stubGlobal('fetch', fetch);
  const screen = await render(
    <QueryClientProvider client={queryClient}>
      <CheckIn />
    </QueryClientProvider>,
  );
  const button = screen.getByRole('button', { name: 'Send' }).element() as HTMLButtonElement;
  button.click();
  button.click();
  await expect.element(screen.getByRole('button', { name: 'Sending' })).toBeVisible();
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('what is sent again after a lost answer bears the same key, and the next write another [ADM-118]', async () => {
  const keys: (string | null)[] = [];
  const fetch = vi.fn<typeof globalThis.fetch>((_, { headers } = {}) => {
    keys.push(new Headers(headers).get('writeKey'));
    if (keys.length === 1) return Promise.reject(new TypeError('Failed to fetch'));
    return Promise.resolve(Response.json({ success: true }));
  });
  vi.stubGlobal('fetch', fetch);
  const screen = await render(
    <QueryClientProvider client={queryClient}>
      <CheckIn />
    </QueryClientProvider>,
  );
  for (let press = 1; press <= 3; press++) {
    await screen.getByRole('button', { name: 'Send', exact: true }).click();
    await expect.poll(() => keys.length).toBe(press);
  }
  expect(keys[0]).toMatch(/^[\w-]{8,40}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[1]);
});

function Archive() {
  const { send } = useSend('archivePlan', {
    asks: { title: 'Archive the plan?', action: 'Archive' },
    said: 'It is archived.',
  });
  return <button onClick={() => void send({ planId: 7 })}>Send</button>;
}

test('a write that asks is made after a yes only, and says that it is done', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(Response.json({ success: true })));
  vi.stubGlobal('fetch', fetch);
  const screen = await render(
    <QueryClientProvider client={queryClient}>
      <Archive />
      <ConfirmHost />
      <Toaster />
    </QueryClientProvider>,
  );
  const send = screen.getByRole('button', { name: 'Send' });
  await send.click();
  await screen.getByRole('button', { name: 'Cancel' }).click();
  expect(fetch).not.toHaveBeenCalled();
  await send.click();
  await screen.getByRole('button', { name: 'Archive' }).click();
  await expect.element(screen.getByText('It is archived.')).toBeVisible();
  expect(fetch).toHaveBeenCalledTimes(1);
});
