import type { BrokerName } from './api.ts';
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

/** A whole gradebook is large, and in a busy hour each second brings a grade: it is fetched once for many of them. */
const GATHERED: readonly BrokerName[] = ['gradebookSheet'];
const GATHER_FOR = 4000;
const gathering = new Set<BrokerName>();

/** Fetches again what is shown, and marks the rest as old; a page that nobody looks at fetches when it is seen. */
function invalidate(name: BrokerName) {
  const filters = { queryKey: [name], refetchType: document.hidden ? 'none' : 'active' } as const;
  const again = () => queryClient.invalidateQueries(filters);
  // A first answer that is on its way may be older than the news, and would count as new
  for (const { state, promise } of queryClient.getQueryCache().findAll(filters))
    if (!state.data) void promise?.then(again, () => {});
  void again();
}

function gather(name: BrokerName) {
  if (gathering.has(name)) return;
  gathering.add(name);
  setTimeout(() => {
    gathering.delete(name);
    invalidate(name);
  }, GATHER_FOR);
}

/** Each read once, by however many kinds of things it is concerned; of all kinds when nobody knows which changed. */
export function catchUp(kinds: readonly string[] | null, gathered: readonly BrokerName[] = []) {
  const names = (kinds ?? Object.keys(READS_OF_KIND)).flatMap((kind) => READS_OF_KIND[kind] ?? []);
  for (const name of new Set(names)) (gathered.includes(name) ? gather : invalidate)(name);
}

/** What is said while the page listens. */
export const takeNews = (kind: string) => catchUp([kind], GATHERED);
