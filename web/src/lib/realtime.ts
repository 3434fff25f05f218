import type { Topic } from '@bcs/contract/kernel/topics';
import { PAGE_ID, post } from './api.ts';
import type { Heard } from './changes.ts';
import { previewed } from './preview.ts';
import { queryClient } from './query-client.ts';

/** Without a connection the page asks by itself. */
const POLL = 15_000;
const RETRY = { first: 2000, longest: 60_000 };

/** A message of the server: first which topics the page has missed, then each change. */
type Message = { missed: readonly Topic[] | null } | Heard;

/** The connection of this page, once the server has let it in. */
export const connection: { current: WebSocket | undefined } = { current: undefined };

/** The first view needs it seldom; later it is there with the rest of prefetch-for-later.ts. */
const changes = () => import('./changes.ts');
/** Fetches again what may be older than what was missed; everything when nobody knows what was. */
async function catchUp(missed: readonly Topic[] | null) {
  if (missed?.length !== 0) await (await changes()).onMissed(queryClient, missed);
}

/** Refreshes what the page shows as it changes; without a connection it looks every 15 seconds. Answers how to stop. */
export function subscribe(): () => void {
  // nothing happens to a sample person
  if (previewed()) return () => {};
  let stopped = false;
  let socket: WebSocket | undefined;
  let wait = RETRY.first;
  let again: ReturnType<typeof setTimeout> | undefined;
  let polling: ReturnType<typeof setInterval> | undefined;

  async function connect() {
    const ticket = await post('realtimeTicket').catch(() => null);
    if (stopped) return;
    if (!ticket) return fallBack();
    const open = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/realtime`);
    socket = open;
    open.addEventListener('open', () => {
      // After an interruption nobody knows how long it took: machines sleep, and their clocks with them
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
    polling ??= setInterval(() => void catchUp(null), POLL);
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
