/** The outcome of a write for its sender: done, not accepted, or unknown because there was no answer. */
export type WriteOutcome = 'acknowledged' | 'refused' | 'unknown';

export interface StatusWrite {
  readonly fate: WriteOutcome;
  readonly enrollmentId: number;
  readonly statusCode: string;
  readonly reasonId: number | null;
  /** The number of changes in the acknowledgment. */
  readonly version: number | null;
}
export interface CommentWrite {
  readonly fate: WriteOutcome;
  readonly comment: string;
}
export interface HandledWrite {
  readonly fate: WriteOutcome;
  readonly notificationId: number;
}
export interface SurveyWrite {
  /** The latest outcome; a write without an answer is sent again. */
  fate: WriteOutcome;
  readonly enrollmentId: number;
}

/** Everything that was sent, in each writer's order. */
export interface Ledger {
  readonly statuses: StatusWrite[];
  readonly comments: CommentWrite[];
  readonly handled: HandledWrite[];
  readonly surveys: SurveyWrite[];
}

export const newLedger = (): Ledger => ({ statuses: [], comments: [], handled: [], surveys: [] });

/** Counts writes of all kinds by outcome. */
export const countOf = ({ statuses, comments, handled, surveys }: Ledger, fate: WriteOutcome): number =>
  [...statuses, ...comments, ...handled, ...surveys].filter((write) => write.fate === fate).length;
