import type { Moment } from '#features/curricula/model';
import type { PlanAssignment, PlanContent, PlanSession } from './model.ts';

type Items = Pick<PlanContent, 'sessions' | 'assignments'>;

/** A session or an assignment, with when it is: a session takes place then, an assignment is due then. */
export type PlanItem = { readonly name: string; readonly at: Moment } & (
  | { readonly kind: 'session'; readonly item: PlanSession }
  | { readonly kind: 'assignment'; readonly item: PlanAssignment }
);

export interface PlanWeek {
  /** Null: before the first class. */
  readonly week: number | null;
  readonly items: readonly PlanItem[];
}

const FIRST_WEEK = 1;

/**
 * A plan by weeks. The week of a class meeting is the whole part of its chapter (SESS-039), and without one that of the
 * meeting before it; everything else belongs to the week of the meeting from which it counts. What counts from no meeting
 * comes before the first class. ADM-102
 */
export function weeksOf(content: Items): PlanWeek[] {
  const weekOfMeeting = weeksOfMeetings(content.sessions);
  const weeks = new Map<number | null, PlanItem[]>();
  for (const item of itemsOf(content).toSorted(byMoment)) {
    const week = item.at.meeting === null ? null : weekOfMeeting(item.at.meeting);
    weeks.set(week, [...(weeks.get(week) ?? []), item]);
  }
  return [...weeks]
    .toSorted(([one], [other]) => (one ?? -Infinity) - (other ?? -Infinity))
    .map(([week, items]) => ({ week, items }));
}

function itemsOf({ sessions, assignments }: Items): PlanItem[] {
  const byKey = new Map(sessions.map(({ key, facts }) => [key, facts]));
  return [
    ...sessions.map((item): PlanItem => ({ kind: 'session', name: item.facts.name, at: item.facts, item })),
    ...assignments.map((item): PlanItem => {
      const { session, ...due } = item.facts.due;
      const at = session === null ? due : after(byKey.get(session), due);
      return { kind: 'assignment', name: item.facts.title, at, item };
    }),
  ];
}

/** When something is that hangs on a session; one that is missing is nowhere. */
const after = (session: Moment | undefined, { days, time }: Moment): Moment => ({
  meeting: session?.meeting ?? null,
  days: session && session.meeting !== null ? session.days + days : 0,
  day: session && session.day !== null ? session.day + days : null,
  time: time ?? session?.time ?? null,
});

/** The week of the n-th meeting; of one that is missing, that of the meeting before it. */
function weeksOfMeetings(sessions: readonly PlanSession[]): (meeting: number) => number {
  let last = FIRST_WEEK;
  const known = sessions
    .flatMap(({ facts: { category, meeting, chapter } }) =>
      category === 'class' && meeting !== null ? [{ meeting, chapter }] : [],
    )
    .toSorted((one, other) => one.meeting - other.meeting)
    .map(({ meeting, chapter }) => {
      last = chapter === null ? last : Math.floor(chapter);
      return { meeting, week: last };
    });
  return (meeting) => known.findLast((each) => each.meeting <= meeting)?.week ?? known[0]?.week ?? FIRST_WEEK;
}

/** Behind every time: without one an assignment is due at the end of the day. */
const END_OF_DAY = '24:00';
const timeOf = ({ kind, at }: PlanItem): string => at.time ?? (kind === 'session' ? '' : END_OF_DAY);
const dayOf = ({ at }: PlanItem): number => (at.meeting === null ? (at.day ?? 0) : at.days);
const compare = (one: string, other: string): number => (one === other ? 0 : one < other ? -1 : 1);

const byMoment = (one: PlanItem, other: PlanItem): number =>
  (one.at.meeting ?? 0) - (other.at.meeting ?? 0) ||
  dayOf(one) - dayOf(other) ||
  compare(timeOf(one), timeOf(other)) ||
  compare(one.item.key, other.item.key);
