import { MINUTE, SECOND } from '@bcs/contract/kernel/clock';
import type { Topic } from '@bcs/contract/kernel/topics';
import type { Audience, PageChange } from '#kernel/changes';

/** Long enough for a login page that waits a while for its person. */
export const REMEMBERED_FOR = 10 * MINUTE;
/** The longest journey of a page's greeting: it counts from when it was sent, and arrives later. */
export const JOURNEY = 2 * SECOND;

/**
 * Remembers which topics changed for whom, for pages that fetch before they subscribe. It stays in memory: each process
 * hears of all changes, and one that has just begun says that it cannot know. Times are milliseconds of the process.
 */
export class RecentChanges {
  #since: number;
  /** The changes by topic, then by audience, the latest last. */
  readonly #changed = new Map<Topic, Map<Audience, number>>();

  constructor(now: number) {
    this.#since = now;
  }

  /** Changes may have been lost until now. */
  forget(now: number): void {
    this.#since = now;
    this.#changed.clear();
  }

  note({ topics, to }: Pick<PageChange, 'topics' | 'to'>, now: number): void {
    for (const topic of topics) {
      const changed = this.#changed.get(topic) ?? new Map<Audience, number>();
      this.#changed.set(topic, changed);
      for (const audience of to) {
        changed.delete(audience);
        changed.set(audience, now);
      }
      for (const [audience, at] of changed) {
        if (at >= now - REMEMBERED_FOR) break;
        changed.delete(audience);
      }
    }
  }

  /** The topics that changed for any of these audiences since then; null when that is too long ago to know. */
  missedBy(audiences: ReadonlySet<Audience>, since: number, now: number): Topic[] | null {
    if (since < this.#since || since < now - REMEMBERED_FOR) return null;
    const isMissed = (changed: Map<Audience, number>) =>
      [...audiences].some((audience) => (changed.get(audience) ?? -Infinity) >= since - JOURNEY);
    return [...this.#changed].filter(([, changed]) => isMissed(changed)).map(([topic]) => topic);
  }
}
