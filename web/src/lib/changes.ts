import type { Query, QueryClient } from '@tanstack/react-query';
import type { Topic } from '@bcs/contract/kernel/topics';
import type { BrokerName } from './api.ts';
import { CHANGES, SHOWS } from './topics-of-calls.ts';

type Topics = Readonly<Record<string, readonly Topic[]>>;
/** The topics of the known calls: those of administration are added when its pages are opened. */
const known: { shows: Topics; changes: Topics } = { shows: SHOWS, changes: CHANGES };

/** Adds the topics that further calls show and change. */
export function learnTopics(more: { readonly SHOWS: Topics; readonly CHANGES: Topics }): void {
  known.shows = { ...known.shows, ...more.SHOWS };
  known.changes = { ...known.changes, ...more.CHANGES };
}

/** A single piece of work to which a change is limited. */
export type ChangedWork = { readonly assignmentId: number; readonly enrollmentId: number };

interface Refreshing {
  /** The reads in which the page already shows the change. */
  readonly shown?: readonly BrokerName[] | undefined;
  /** Fetches the reads now ('active'), or only when they are shown the next time ('none'). */
  readonly refetchType?: 'active' | 'none' | undefined;
}

/** Fetches everything again that shows any of these topics, or simply everything if it is unknown what has changed. */
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
  // a first answer under way may be older than the change, and would count as new
  for (const { state, promise, queryKey } of client.getQueryCache().findAll(filters)) {
    const again = () => client.invalidateQueries({ queryKey, exact: true, refetchType });
    if (!state.data) void promise?.then(again, () => {});
  }
  await client.invalidateQueries(filters);
}

/** Refreshes everything that a write of this page has changed. */
export const refreshAfter = (client: QueryClient, name: BrokerName, how?: Refreshing): Promise<void> =>
  refresh(client, known.changes[name] ?? [], how);

/** Fetches the part of a large read that a change concerns. */
type Patch = (work: ChangedWork) => Promise<void>;
const patches = new Map<BrokerName, Patch>();

/**
 * While a page shows a large read, it fetches only the work that somebody else has changed. Returns a function that
 * stops this.
 */
export function patchReads(name: BrokerName, patch: Patch): () => void {
  patches.set(name, patch);
  return () => void patches.delete(name);
}

/**
 * In a busy hour each second brings a grade: up to this many pieces are fetched one by one, and after that the whole,
 * less often.
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

/** Limits fetching to visible pages; a hidden page fetches when it is shown again. */
const whatIsSeen = () => (document.hidden ? 'none' : 'active');

/** The window event that somebody is typing in a student's conversation. */
export const TYPING = 'chat-typing';
export type Typing = { readonly studentEnrollmentId: number; readonly by: number };

/** A message from the server while the page is subscribed. */
export type ServerMessage = { topics: readonly Topic[]; work?: ChangedWork } | { typing: Typing };
export function onHeard(client: QueryClient, heard: ServerMessage): void {
  if ('topics' in heard) onChange(client, heard.topics, heard.work);
  else dispatchEvent(new CustomEvent(TYPING, { detail: heard.typing }));
}

/** Handles a change that was made elsewhere. */
export function onChange(client: QueryClient, topics: readonly Topic[], work?: ChangedWork): void {
  const patched = [...patches].filter(([name]) => known.shows[name]?.some((topic) => topics.includes(topic)));
  void refresh(client, topics, { shown: patched.map(([name]) => name), refetchType: whatIsSeen() });
  for (const each of patched) patchOrFetch(client, each, work);
}

/** Fetches the changes again that the page has missed; all topics if it is unknown which. */
export const onMissed = (client: QueryClient, topics: readonly Topic[] | null): Promise<void> =>
  refresh(client, topics, { refetchType: whatIsSeen() });
