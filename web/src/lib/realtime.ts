import { post, type BrokerName } from './api.ts';
import { queryClient } from './query-client.ts';

/** What a page fetches again when the server says that a kind of thing has changed. */
const READS_OF_KIND: Readonly<Record<string, readonly BrokerName[]>> = {
  notifications: ['latestNotifications', 'notifications'],
  attendance: [
    'sessionDetail',
    'checkInCode',
    'attendance',
    'attendanceHistory',
    'remoteAttendanceRequests',
    'allRemoteAttendanceRequests',
    'requestRemoteAttendance',
    'manageAttendance',
    'dashboard',
    'graduation',
  ],
  enrollment: ['enrollmentInfo'],
  presence: ['gradingPresence'],
  coursework: [
    'coursework',
    'courseworkDetail',
    'grade',
    'gradebookSheet',
    'ungradedNeighbours',
    'grades',
    'dashboard',
    'careerServices',
    'graduation',
  ],
};

/** Without a connection the page asks by itself. */
const POLL = 15_000;
const RETRY = { first: 2000, longest: 60_000 };

/** A whole gradebook is large, and in a busy hour each second brings a grade: it is fetched once for many of them. */
const GATHERED: readonly BrokerName[] = ['gradebookSheet'];
const GATHER_FOR = 4000;
const gathering = new Set<BrokerName>();

const invalidate = (name: BrokerName) => void queryClient.invalidateQueries({ queryKey: [name] });

function gather(name: BrokerName) {
  if (gathering.has(name)) return;
  gathering.add(name);
  setTimeout(() => {
    gathering.delete(name);
    invalidate(name);
  }, GATHER_FOR);
}

const fetchAgain = (kind: string) => {
  for (const name of READS_OF_KIND[kind] ?? []) (GATHERED.includes(name) ? gather : invalidate)(name);
};
const fetchAll = () => {
  if (document.visibilityState === 'visible') Object.keys(READS_OF_KIND).map(fetchAgain);
};

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
    open.addEventListener('open', () => open.send(JSON.stringify(ticket)));
    open.addEventListener('message', ({ data }) => {
      const { kind } = JSON.parse(String(data)) as { kind: string };
      if (kind === 'ready') welcome();
      else fetchAgain(kind);
    });
    open.addEventListener('close', fallBack);
  }
  function welcome() {
    // What was said meanwhile was not heard
    if (polling !== undefined) fetchAll();
    clearInterval(polling);
    polling = undefined;
    wait = RETRY.first;
  }
  function fallBack() {
    if (stopped) return;
    polling ??= setInterval(fetchAll, POLL);
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
