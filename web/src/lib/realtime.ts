import { post } from './api.ts';

/** Without a connection the page asks by itself. */
const POLL = 15_000;
const RETRY = { first: 2000, longest: 60_000 };

/** The first view needs it seldom; later it is there with the rest of stock-up.ts. */
const news = () => import('./news.ts');
/** Fetches again what may be older than what was missed; of everything when nobody knows what was. */
async function catchUp(missed: readonly string[] | null) {
  if (missed?.length !== 0) (await news()).catchUp(missed);
}

/** Hears what changes while the page is open; without a connection it looks every 15 seconds. Answers how to stop. */
export function hearNews(): () => void {
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
      const deafFor = polling ? undefined : performance.now();
      open.send(JSON.stringify({ ...ticket, deafFor }));
    });
    open.addEventListener('message', ({ data }) => {
      const { kind, missed } = JSON.parse(String(data)) as { kind: string; missed: readonly string[] | null };
      if (kind === 'ready') welcome(missed);
      else void news().then(({ takeNews }) => takeNews(kind));
    });
    open.addEventListener('close', fallBack);
  }
  function welcome(missed: readonly string[] | null) {
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
