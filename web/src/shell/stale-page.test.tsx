import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pageLoad } from '#lib/page-load.ts';
import { reloadWhenStale } from './stale-page.ts';

const again = vi.spyOn(pageLoad, 'again').mockImplementation(() => undefined);
const server = vi.spyOn(globalThis, 'fetch');
reloadWhenStale();

/** Simulates a file of the page that cannot be loaded. */
const missing = (file: string) => dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: file }));
const asked = () => server.mock.settledResults.length;

beforeEach(() => {
  sessionStorage.clear();
  vi.clearAllMocks();
  server.mockImplementation(async () => new Response());
});
afterEach(() => vi.clearAllMocks());

test('a page whose files are gone is loaded anew, once for each file', async () => {
  missing('a.js');
  await expect.poll(() => again.mock.calls.length).toBe(1);
  missing('a.js');
  missing('b.js');
  await expect.poll(() => again.mock.calls.length).toBe(2);
  expect(server).toHaveBeenCalledWith('/readyz', { cache: 'no-store' });
});

test.each([
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['stops', () => Promise.resolve(new Response(null, { status: 503 }))],
])('a page whose server %s stays as it is', async (_how, answer) => {
  server.mockImplementation(answer);
  missing('c.js');
  await expect.poll(asked).toBe(1);
  await Promise.resolve();
  expect(again).not.toHaveBeenCalled();
  // once the server is back, the same file counts as before
  server.mockImplementation(async () => new Response());
  missing('c.js');
  await expect.poll(() => again.mock.calls.length).toBe(1);
});
