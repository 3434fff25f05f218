import { refuseCheckIn } from '#features/attendance/check-in';
import { isPastDue } from '#features/coursework/overdue';
import { compareInstants, HOUR, plus, type Instant } from '#kernel/clock';
import type { UpcomingSession } from './model.ts';

/** The time before the due date from which work is shown; finished work stays for as long. */
const LOOKAHEAD = 7 * 24 * HOUR;

/** The reader's own work on one item. */
export interface OwnWork {
  readonly id: number;
  readonly title: string;
  readonly required: boolean;
  readonly effectiveDueDate: Instant;
  /** Tells whether the student was in the class when it was due. D-229 */
  readonly wasThere: boolean;
  /** True if the work is missing or has to be redone. */
  readonly isOpen: boolean;
}
/** A comment or a decision on the reader's own work that they have not opened. */
export interface UnreadFeedback {
  readonly notificationId: number;
  readonly assignmentId: number;
  readonly message: string;
  /** True for comments, which are shown with the work; anything else is shown with the grade. */
  readonly isComment: boolean;
}
export interface DoNextFacts {
  readonly work: readonly OwnWork[];
  readonly feedback: readonly UnreadFeedback[];
}

/** One step to take, with its button. */
export type DoNextStep =
  | { readonly kind: 'checkIn'; readonly session: UpcomingSession }
  | { readonly kind: 'overdue' | 'due'; readonly work: OwnWork }
  | { readonly kind: 'feedback'; readonly feedback: UnreadFeedback };

export interface DoNext {
  readonly steps: readonly DoNextStep[];
  /** The work due around now that is already done. */
  readonly done: readonly OwnWork[];
  /** The next session or work after these steps. */
  readonly next: { readonly title: string; readonly at: Instant; readonly is: 'session' | 'work' } | null;
}

const byDue = (a: OwnWork, b: OwnWork) => compareInstants(a.effectiveDueDate, b.effectiveDueDate);
const isAhead = ({ effectiveDueDate }: OwnWork, now: Instant) =>
  effectiveDueDate >= now && effectiveDueDate <= plus(now, LOOKAHEAD);
const isDone = (work: OwnWork, now: Instant) =>
  !work.isOpen && work.effectiveDueDate >= plus(now, -LOOKAHEAD) && work.effectiveDueDate <= plus(now, LOOKAHEAD);

/** The next open work that is due later than the list shows. */
const later = (work: readonly OwnWork[], now: Instant) =>
  work.filter((one) => one.isOpen && one.effectiveDueDate > plus(now, LOOKAHEAD)).toSorted(byDue)[0];

/** The part of the reader's work that `doNext` may need, so that no more is sent. */
export const narrowToNearWork = (work: readonly OwnWork[], now: Instant): OwnWork[] => {
  const next = later(work, plus(now, HOUR));
  return work.filter(
    (one) => one === next || isPastDue(one, now) || isDone(one, now) || (one.isOpen && isAhead(one, plus(now, -HOUR))),
  );
};

/** The number of rows of the list. The message 'All done.' takes one row, and so does finished work. */
export const countRows = ({ steps, done }: DoNext): number => Math.max(1, steps.length) + Number(done.length > 0);

/** Works out a student's next steps: check-in, overdue work, work due within a week, and feedback to read. */
export function doNext(facts: DoNextFacts, session: UpcomingSession | null, now: Instant): DoNext {
  const open = facts.work.filter(({ isOpen }) => isOpen).toSorted(byDue);
  const coming = later(facts.work, now);
  const things = [
    ...(session && session.startTime > now
      ? [{ title: session.name, at: session.startTime, is: 'session' as const }]
      : []),
    ...(coming ? [{ title: coming.title, at: coming.effectiveDueDate, is: 'work' as const }] : []),
  ];
  return {
    steps: [
      ...(session && refuseCheckIn(session, now) === null ? [{ kind: 'checkIn' as const, session }] : []),
      ...open.filter((work) => isPastDue(work, now)).map((work) => ({ kind: 'overdue' as const, work })),
      ...open.filter((work) => isAhead(work, now)).map((work) => ({ kind: 'due' as const, work })),
      ...facts.feedback.map((feedback) => ({ kind: 'feedback' as const, feedback })),
    ],
    done: facts.work.filter((work) => isDone(work, now)).toSorted(byDue),
    next: things.toSorted((a, b) => compareInstants(a.at, b.at))[0] ?? null,
  };
}
