import type { Instant } from '@bcs/contract/kernel/clock';
import { store } from '#kit/store.ts';

/** What a decision is about, as far as a message names it. */
export interface Decided {
  readonly id: number;
  /** The student and the session. */
  readonly name: string;
}

/** What was approved last in this tab, and when: that much can be undone. */
export const lastApproved = store<{ readonly approved: readonly Decided[]; readonly at: Instant } | null>(null);
