import type { Query, QueryClient } from '@tanstack/react-query';
import type { Topic } from '@bcs/contract/kernel/topics';
import type { BrokerName } from './api.ts';
import { CHANGES, SHOWS } from './topics-of-calls.ts';

type Topics = Readonly<Record<string, readonly Topic[]>>;
/** The topics of the calls that are known: those of administration are learned where its pages begin. */
const known: { shows: Topics; changes: Topics } = { shows: SHOWS, changes: CHANGES };

/** Learns what further calls show and change. */
export function learnTopics(more: { readonly SHOWS: Topics; readonly CHANGES: Topics }): void {
  known.shows = { ...known.shows, ...more.SHOWS };
  known.changes = { ...known.changes, ...more.CHANGES };
}

/** One piece of work: the only thing that a change is about. */
export type ChangedWork = { readonly assignmentId: number; readonly enrollmentId: number };

interface Refreshing {
  /** Reads in which the page shows the change already. */
  readonly shown?: readonly BrokerName[] | undefined;
  /** The reads are fetched now ('active'), or only when they are shown the next time ('none'). */
  readonly refetchType?: 'active' | 'none' | undefined;
}

/** Fetches again what shows any of these topics, or anything at all when nobody knows what has changed. */
export async function refresh(
  client: QueryClient,
  topics: readonly Topic[] | null,
  { shown = [], refetchType = 'active' }: Refreshing = {},
): Promise<void> {
  const predicate = ({ queryKey: [name] }: Query) => {
    const shows = known.shows[name as string] ?? [];
    if (shows.length === 0 || shown.some((each) => each === name)) return false;
    return topics === null || shows.some((topic) => topics.includes(topic));
  };
  const filters = { predicate, refetchType };
  // A first answer that is on its way may be older than the change, and would count as new
  for (const { state, promise, queryKey } of client.getQueryCache().findAll(filters)) {
    const again = () => client.invalidateQueries({ queryKey, exact: true, refetchType });
    if (!state.data) void promise?.then(again, () => {});
  }
  await client.invalidateQueries(filters);
}

/** Refreshes what a write of this page has changed. */
export const refreshAfter = (client: QueryClient, name: BrokerName, how?: Refreshing): Promise<void> =>
  refresh(client, known.changes[name] ?? [], how);

/** Fetches the part of a large read that a change is about. */
type Patch = (work: ChangedWork) => Promise<void>;
const patches = new Map<BrokerName, Patch>();

/** While a page shows a large read, it fetches only the work that somebody else has changed. Answers how to stop. */
export function patchBy(name: BrokerName, patch: Patch): () => void {
  patches.set(name, patch);
  return () => void patches.delete(name);
}

/**
 * The limit of pieces. In a busy hour each second brings a grade: so many pieces are fetched one by one, and then the
 * whole, less often.
 */
const PIECES = { most: 8, per: 4000 };
let pieces = 0;
const whole = new Map<BrokerName, ReturnType<typeof setTimeout>>();

function fetchWholeLater(client: QueryClient, name: BrokerName) {
  if (whole.has(name)) return;
  const fetchWhole = () => {
    whole.delete(name);
    void client.invalidateQueries({ queryKey: [name], refetchType: whatIsSeen() });
  };
  whole.set(name, setTimeout(fetchWhole, PIECES.per));
}

function patchOrFetch(client: QueryClient, [name, patch]: [BrokerName, Patch], work: ChangedWork | undefined) {
  if (!work || document.hidden || pieces >= PIECES.most) return fetchWholeLater(client, name);
  pieces += 1;
  setTimeout(() => (pieces -= 1), PIECES.per);
  void patch(work).catch(() => fetchWholeLater(client, name));
}

/** A page that nobody looks at fetches when it is seen. */
const whatIsSeen = () => (document.hidden ? 'none' : 'active');

/** Somebody types in the conversation of a student: an event of the window. */
export const TYPING = 'chat-typing';
export type Typing = { readonly studentEnrollmentId: number; readonly by: number };

/** A message of the server while the page is subscribed. */
export type Heard = { topics: readonly Topic[]; work?: ChangedWork } | { typing: Typing };
export function onHeard(client: QueryClient, heard: Heard): void {
  if ('topics' in heard) onChange(client, heard.topics, heard.work);
  else dispatchEvent(new CustomEvent(TYPING, { detail: heard.typing }));
}

/** Something has changed elsewhere. */
export function onChange(client: QueryClient, topics: readonly Topic[], work?: ChangedWork): void {
  const patched = [...patches].filter(([name]) => known.shows[name]?.some((topic) => topics.includes(topic)));
  void refresh(client, topics, { shown: patched.map(([name]) => name), refetchType: whatIsSeen() });
  for (const each of patched) patchOrFetch(client, each, work);
}

/** Fetches again what the page has missed; all topics when nobody knows which. */
export const onMissed = (client: QueryClient, topics: readonly Topic[] | null): Promise<void> =>
  refresh(client, topics, { refetchType: whatIsSeen() });
