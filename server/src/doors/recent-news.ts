import { MINUTE, SECOND } from '@bcs/contract/kernel/clock';
import type { RealtimeNews } from '#kernel/realtime';
import type { Listener } from '#kernel/realtime-listener';

/** Long enough for a login page that waits a while for its person. */
export const REMEMBERED_FOR = 10 * MINUTE;
/** How long a page's greeting travels at most: it counts from when it was sent, and arrives later. */
export const JOURNEY = 2 * SECOND;

/**
 * Remembers who was last told of what, for pages that fetch before they listen. It stays in memory: each process
 * hears all news, and one that has just begun says that it cannot know. Times are milliseconds of the process.
 */
export class RecentNews {
  #since: number;
  /** By kind of thing, then by person; who was told last stands last. */
  readonly #told = new Map<string, Map<string, number>>();

  constructor(now: number) {
    this.#since = now;
  }

  /** News may have been lost until now. */
  forget(now: number): void {
    this.#since = now;
    this.#told.clear();
  }

  note({ kind, accountIds = [], enrollmentIds = [] }: RealtimeNews, now: number): void {
    const told = this.#told.get(kind) ?? new Map<string, number>();
    this.#told.set(kind, told);
    for (const person of personsOf(accountIds, enrollmentIds)) {
      told.delete(person);
      told.set(person, now);
    }
    for (const [person, at] of told) {
      if (at >= now - REMEMBERED_FOR) break;
      told.delete(person);
    }
  }

  /** The kinds of things that changed for somebody since then; null when that is too long ago to know. */
  missedBy({ accountId, enrollmentIds }: Listener, since: number, now: number): string[] | null {
    if (since < this.#since || since < now - REMEMBERED_FOR) return null;
    const persons = personsOf([accountId], enrollmentIds);
    const isNews = (told: Map<string, number>) =>
      persons.some((person) => (told.get(person) ?? -Infinity) >= since - JOURNEY);
    return [...this.#told].filter(([, told]) => isNews(told)).map(([kind]) => kind);
  }
}

const personsOf = (accountIds: readonly number[], enrollmentIds: readonly number[]) => [
  ...accountIds.map((id) => `account ${id}`),
  ...enrollmentIds.map((id) => `enrollment ${id}`),
];
