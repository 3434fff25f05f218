import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeBroker } from '#testing/broker.ts';
import { callQuery } from './queries.ts';
import { queryClient } from './query-client.ts';
import { PAGE_ID } from './api.ts';
import { clearSession, storeSession } from './auth-session.ts';
import { subscribe } from './realtime.ts';

/** A socket through which a test plays the server. */
class FakeSocket extends EventTarget {
  readonly said: unknown[] = [];
  send = (message: string) => void this.said.push(JSON.parse(message));
  close = () => void this.dispatchEvent(new Event('close'));
  open = () => void this.dispatchEvent(new Event('open'));
  receive = (message: object) =>
    void this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
}
const broker = fakeBroker();
const GRADES = { enrollmentId: 1 };
const USER = { userId: 1, userName: 'maya@northfield.example', errorCode: null, resetToken: null };
const sockets: FakeSocket[] = [];
const stops: (() => void)[] = [];
let seen = 0;

beforeEach(() => {
  queryClient.clear();
  storeSession(USER, 'token-1');
  broker.answers = {
    realtimeTicket: { ticket: 'ticket-1' },
    grades: () => ({ seen: ++seen }) as never,
    attendanceHistory: () => ({ seen: ++seen }) as never,
  };
  vi.stubGlobal(
    'WebSocket',
    class extends FakeSocket {
      constructor() {
        super();
        sockets.push(this);
      }
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  for (const stop of stops.splice(0)) stop();
  sockets.length = 0;
  clearSession();
});

/** A page that shows the grades; its socket exists but has received nothing yet. */
async function page({ waits = true } = {}) {
  queryClient.mount();
  stops.push(() => queryClient.unmount());
  stops.push(new QueryObserver(queryClient, callQuery('grades', GRADES)).subscribe(() => {}));
  if (waits) await queryClient.ensureQueryData(callQuery('grades', GRADES));
  stops.push(subscribe());
  await expect.poll(() => sockets).toHaveLength(1);
  const [socket = new FakeSocket()] = sockets;
  socket.open();
  return socket;
}
const fetched = () => broker.sentTo('grades').length;
/** Waits until all running requests are finished. */
const settled = () => expect.poll(() => queryClient.isFetching()).toBe(0);

test('the page says who it is, and for how long it has fetched without being subscribed', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(3_600_000);
  const socket = await page();
  const [{ ticket, page: id, unawareFor } = { ticket: '', page: '', unawareFor: 0 }] = socket.said as {
    ticket: string;
    page: string;
    unawareFor: number;
  }[];
  expect([ticket, id]).toEqual(['ticket-1', PAGE_ID]);
  expect(unawareFor).toBe(3_600_000);
});

test('what changed before the page was subscribed is fetched again, once and only where it is shown', async () => {
  const socket = await page();
  socket.receive({ missed: ['grades', 'assignments', 'attendance'] });
  await expect.poll(fetched).toBe(2);
  await settled();
  expect(broker.sent.map(({ name }) => name)).toEqual(['grades', 'realtimeTicket', 'grades']);
});

test('where nothing has changed, or something else, nothing is fetched again', async () => {
  const socket = await page();
  socket.receive({ missed: [] });
  socket.receive({ topics: ['attendance'] });
  await settled();
  expect(fetched()).toBe(1);
  // makes sure that the check would find a fetch
  socket.receive({ topics: ['grades', 'submissions'] });
  await expect.poll(fetched).toBe(2);
  await settled();
  expect(fetched()).toBe(2);
});

test('a first answer that was on its way when something changed does not count as new', async () => {
  let answer: (grades: never) => void = () => undefined;
  broker.answers.grades = () => new Promise<never>((resolve) => (answer = resolve));
  const taken = vi.spyOn(queryClient, 'invalidateQueries');
  const socket = await page({ waits: false });
  expect(fetched()).toBe(1);
  socket.receive({ missed: ['grades'] });
  await expect.poll(() => taken.mock.calls.length).toBeGreaterThan(0);
  broker.answers.grades = { seen: 'after the change' } as never;
  answer({ seen: 'before the change' } as never);
  await expect
    .poll(() => queryClient.getQueryData(callQuery('grades', GRADES).queryKey))
    .toEqual({ seen: 'after the change' });
  expect(fetched()).toBe(2);
});

test('after an interruption the page cannot tell how long it was, and fetches what it shows', async () => {
  const socket = await page();
  socket.receive({ missed: [] });
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] });
  socket.close();
  await vi.advanceTimersByTimeAsync(2000);
  vi.useRealTimers();
  await expect.poll(() => sockets).toHaveLength(2);
  sockets[1]?.open();
  expect(sockets[1]?.said).toEqual([{ ticket: 'ticket-1', page: PAGE_ID }]);
  expect(fetched()).toBe(1);
  sockets[1]?.receive({ missed: null });
  await expect.poll(fetched).toBe(2);
});

test('nothing is requested after a logout, which the server would refuse, until somebody has signed in again', async () => {
  const socket = await page();
  socket.receive({ missed: [] });
  const taken = vi.spyOn(queryClient, 'invalidateQueries');
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] });
  clearSession();
  socket.close();
  await vi.advanceTimersByTimeAsync(16_000);
  expect(broker.sentTo('realtimeTicket')).toHaveLength(1);
  await vi.dynamicImportSettled();
  expect(taken).not.toHaveBeenCalled();
  storeSession(USER, 'token-2');
  await vi.advanceTimersByTimeAsync(15_000);
  expect(broker.sentTo('realtimeTicket')).toHaveLength(2);
  await vi.dynamicImportSettled();
  expect(taken).toHaveBeenCalled();
});

test('a page that nobody looks at fetches when it is seen again', async () => {
  const socket = await page();
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  socket.receive({ missed: ['grades'] });
  const { queryKey } = callQuery('grades', GRADES);
  await expect.poll(() => queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
  expect(fetched()).toBe(1);
  hidden.mockRestore();
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  await expect.poll(fetched).toBe(2);
});
