/** The outcome of a write for its sender: it is done, it was never taken, or the answer did not come. */
export type Fate = 'acknowledged' | 'refused' | 'unknown';

export interface StatusWrite {
  readonly fate: Fate;
  readonly enrollmentId: number;
  readonly statusCode: string;
  readonly reasonId: number | null;
  /** The number of changes that the acknowledgment counts. */
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
export interface SurveyWrite {
  /** The outcome of the latest answer: a write without an answer is sent again. */
  fate: Fate;
  readonly enrollmentId: number;
}

/** Everything that was sent, in the order in which each writer sent it. */
export interface Ledger {
  readonly statuses: StatusWrite[];
  readonly comments: CommentWrite[];
  readonly handled: HandledWrite[];
  readonly surveys: SurveyWrite[];
}

export const newLedger = (): Ledger => ({ statuses: [], comments: [], handled: [], surveys: [] });

/** Counts writes of all kinds by outcome. */
export const countOf = ({ statuses, comments, handled, surveys }: Ledger, fate: Fate): number =>
  [...statuses, ...comments, ...handled, ...surveys].filter((write) => write.fate === fate).length;
