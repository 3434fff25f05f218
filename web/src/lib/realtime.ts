import type { Topic } from '@bcs/contract/kernel/topics';
import { PAGE_ID, post } from './api.ts';
import { storedToken } from './auth-session.ts';
import type { ServerMessage } from './changes.ts';
import { currentPreview } from './preview.ts';
import { queryClient } from './query-client.ts';

/** Without a connection, the page polls at this interval. */
const POLL = 15_000;
const RETRY = { first: 2000, longest: 60_000 };

/** A message from the server: first the topics that the page has missed, then each change. */
type Message = { missed: readonly Topic[] | null } | ServerMessage;

/** The connection of this page, after the server has accepted it. */
export const connection: { current: WebSocket | undefined } = { current: undefined };

/** Seldom needed for the first view; later it is loaded with the rest of prefetch-for-later.ts. */
const changes = () => import('./changes.ts');
/** Fetches everything again that may be older than the missed changes; if these are unknown, everything. */
async function catchUp(missed: readonly Topic[] | null) {
  if (missed?.length !== 0) await (await changes()).onMissed(queryClient, missed);
}

/**
 * Refreshes the page when its data change; without a connection it polls every 15 seconds. Returns a function that
 * stops this.
 */
export function subscribe(): () => void {
  // nothing changes for a sample person
  if (currentPreview()) return () => {};
  let stopped = false;
  let socket: WebSocket | undefined;
  let wait = RETRY.first;
  let again: ReturnType<typeof setTimeout> | undefined;
  let polling: ReturnType<typeof setInterval> | undefined;

  async function connect() {
    // after a logout the server would refuse one; a later try finds the token of whoever has signed in again
    const ticket = storedToken() === null ? null : await post('realtimeTicket').catch(() => null);
    if (stopped) return;
    if (!ticket) return fallBack();
    const open = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/realtime`);
    socket = open;
    open.addEventListener('open', () => {
      // nobody knows how long an interruption took: machines sleep, and their clocks stop
      const unawareFor = polling ? undefined : performance.now();
      open.send(JSON.stringify({ ...ticket, page: PAGE_ID, unawareFor }));
    });
    open.addEventListener('message', ({ data }) => {
      const message = JSON.parse(String(data)) as Message;
      if ('missed' in message) welcome(message.missed);
      else void changes().then(({ onHeard }) => onHeard(queryClient, message));
    });
    open.addEventListener('close', fallBack);
  }
  function welcome(missed: readonly Topic[] | null) {
    connection.current = socket;
    void catchUp(missed);
    clearInterval(polling);
    polling = undefined;
    wait = RETRY.first;
  }
  function fallBack() {
    if (stopped) return;
    // after a logout everything would be refused; what is shown stays until somebody has signed in again
    polling ??= setInterval(() => {
      if (storedToken() !== null) void catchUp(null);
    }, POLL);
    again = setTimeout(() => void connect(), wait);
    wait = Math.min(wait * 2, RETRY.longest);
  }

  void connect();
  return () => {
    stopped = true;
    clearTimeout(again);
    clearInterval(polling);
    socket?.close();
  };
}
