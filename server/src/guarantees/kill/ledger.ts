/** What the sender of a write knows about it: it is done, it was never taken, or the answer did not come. */
export type Fate = 'acknowledged' | 'refused' | 'unknown';

export interface StatusWrite {
  readonly fate: Fate;
  readonly enrollmentId: number;
  readonly statusCode: string;
  readonly reasonId: number | null;
  /** How many changes the acknowledgement counts. */
  readonly version: number | null;
}
export interface CommentWrite {
  readonly fate: Fate;
  readonly comment: string;
}
export interface HandledWrite {
  readonly fate: Fate;
  readonly notificationId: number;
}

/** Everything that was sent, in the order in which each writer sent it. */
export interface Ledger {
  readonly statuses: StatusWrite[];
  readonly comments: CommentWrite[];
  readonly handled: HandledWrite[];
}

export const newLedger = (): Ledger => ({ statuses: [], comments: [], handled: [] });

/** How many writes of all kinds met a fate. */
export const countOf = ({ statuses, comments, handled }: Ledger, fate: Fate): number =>
  [...statuses, ...comments, ...handled].filter((write) => write.fate === fate).length;
