import { MINUTE, SECOND } from '@bcs/contract/kernel/clock';
import type { Topic } from '@bcs/contract/kernel/topics';
import type { Audience, PageChange } from '#kernel/changes';

/** The time for which changes are remembered, enough for a login page that waits for a while. */
export const REMEMBERED_FOR = 10 * MINUTE;
/** The longest delay of a page's greeting, which is counted from when it was sent. */
export const JOURNEY = 2 * SECOND;

/**
 * Remembers which topics changed for whom, for pages that fetch before they subscribe. It is kept in memory: every
 * process receives all changes, and one that has just started says that it cannot know. Times are milliseconds of the
 * process.
 */
export class RecentChanges {
  #since: number;
  /** The changes by topic and then by audience, the latest last. */
  readonly #changed = new Map<Topic, Map<Audience, number>>();

  constructor(now: number) {
    this.#since = now;
  }

  /** Records that changes may have been lost until now. */
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

  /** Returns the topics that changed since a time for any of these audiences; null if that is too long ago. */
  missedBy(audiences: ReadonlySet<Audience>, since: number, now: number): Topic[] | null {
    if (since < this.#since || since < now - REMEMBERED_FOR) return null;
    const isMissed = (changed: Map<Audience, number>) =>
      [...audiences].some((audience) => (changed.get(audience) ?? -Infinity) >= since - JOURNEY);
    return [...this.#changed].filter(([, changed]) => isMissed(changed)).map(([topic]) => topic);
  }
}
