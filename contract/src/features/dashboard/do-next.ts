import { refuseCheckIn } from '#features/attendance/check-in';
import { isPastDue } from '#features/coursework/overdue';
import { compareInstants, HOUR, plus, type Instant } from '#kernel/clock';
import type { UpcomingSession } from './model.ts';

/** Work that is shown ahead of its due date, and stays for a while once it is done. */
const LOOKAHEAD = 7 * 24 * HOUR;

/** Own work on one item. */
export interface OwnWork {
  readonly id: number;
  readonly title: string;
  readonly required: boolean;
  readonly effectiveDueDate: Instant;
  /** Tells whether the student was in the class when it was due. D-229 */
  readonly wasThere: boolean;
  /** Still to be handed in, or to be handed in again. */
  readonly isOpen: boolean;
}
/** A comment or decision on own work that the student has not opened. */
export interface UnreadFeedback {
  readonly notificationId: number;
  readonly assignmentId: number;
  readonly message: string;
  /** A comment stands with the work, everything else with the grade. */
  readonly isComment: boolean;
}
export interface DoNextFacts {
  readonly work: readonly OwnWork[];
  readonly feedback: readonly UnreadFeedback[];
}

/** One thing to do, with its one button. */
export type DoNextStep =
  | { readonly kind: 'checkIn'; readonly session: UpcomingSession }
  | { readonly kind: 'overdue' | 'due'; readonly work: OwnWork }
  | { readonly kind: 'feedback'; readonly feedback: UnreadFeedback };

export interface DoNext {
  readonly steps: readonly DoNextStep[];
  /** The work due around now that is done. */
  readonly done: readonly OwnWork[];
  /** The session or work that comes after all of this. */
  readonly next: { readonly title: string; readonly at: Instant; readonly is: 'session' | 'work' } | null;
}

const byDue = (a: OwnWork, b: OwnWork) => compareInstants(a.effectiveDueDate, b.effectiveDueDate);
const isAhead = ({ effectiveDueDate }: OwnWork, now: Instant) =>
  effectiveDueDate >= now && effectiveDueDate <= plus(now, LOOKAHEAD);
const isDone = (work: OwnWork, now: Instant) =>
  !work.isOpen && work.effectiveDueDate >= plus(now, -LOOKAHEAD) && work.effectiveDueDate <= plus(now, LOOKAHEAD);

/** The next open work that is not near yet. */
const later = (work: readonly OwnWork[], now: Instant) =>
  work.filter((one) => one.isOpen && one.effectiveDueDate > plus(now, LOOKAHEAD)).toSorted(byDue)[0];

/** The part of all own work that `doNext` may need, so that no more of it is sent. */
export const nearWork = (work: readonly OwnWork[], now: Instant): OwnWork[] => {
  const next = later(work, plus(now, HOUR));
  return work.filter(
    (one) => one === next || isPastDue(one, now) || isDone(one, now) || (one.isOpen && isAhead(one, plus(now, -HOUR))),
  );
};

/** The number of rows of the list: 'All done.' is one, and so is the work that is done. */
export const rowsOf = ({ steps, done }: DoNext): number => Math.max(1, steps.length) + Number(done.length > 0);

/** The next steps of a student: check-in, overdue work, work due within a week, feedback to read. Pure. */
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
