import type { PlanAssignment, PlanContent, PlanSession } from './model.ts';

/** A session or an assignment, with the place that determines its week. */
export type PlanItem = {
  readonly name: string;
  readonly at: WeekPosition;
} & (
  | { readonly kind: 'session'; readonly item: PlanSession }
  | { readonly kind: 'assignment'; readonly item: PlanAssignment }
);
export type WeekPosition = Pick<PlanSession['facts'], 'meeting' | 'days' | 'day' | 'time'>;

export interface PlanWeek {
  /** The number of the week; null before the first class. */
  readonly week: number | null;
  readonly items: readonly PlanItem[];
}

const FIRST_WEEK = 1;

/** Lists the items of a plan with their places: when a session takes place or an assignment is due. */
export function listItems({ sessions, assignments }: Pick<PlanContent, 'sessions' | 'assignments'>): PlanItem[] {
  const bySession = new Map(sessions.map(({ key, facts }) => [key, facts]));
  return [
    ...sessions.map((item): PlanItem => ({ kind: 'session', name: item.facts.name, at: item.facts, item })),
    ...assignments.map((item): PlanItem => {
      const { title: name, due } = item.facts;
      const session = due.session === null ? undefined : bySession.get(due.session);
      return { kind: 'assignment', name, at: session ? after(session, due) : due, item };
    }),
  ];
}

/** The place of a due date that depends on a session: some days after it. ADM-096 */
const after = ({ meeting, days, day, time: start }: WeekPosition, due: WeekPosition): WeekPosition => ({
  meeting,
  days: meeting === null ? 0 : days + due.days,
  day: day === null ? null : day + due.days,
  time: due.time ?? (due.days === 0 ? start : null),
});

/**
 * Groups a plan by weeks. The week of a class meeting is the whole part of its chapter (SESS-039) or, without one, the
 * week of the meeting before; other items are in the week of the meeting from which they count. Items that count from
 * no meeting come before the first class. ADM-102
 */
export function groupByWeek(content: Pick<PlanContent, 'sessions' | 'assignments'>): PlanWeek[] {
  const weekOfMeeting = weeksOfMeetings(content.sessions);
  const weeks = new Map<number | null, PlanItem[]>();
  for (const item of listItems(content).toSorted(byPlace)) {
    const week = item.at.meeting === null ? null : weekOfMeeting(item.at.meeting);
    weeks.set(week, [...(weeks.get(week) ?? []), item]);
  }
  return [...weeks]
    .toSorted(([one], [other]) => (one ?? -Infinity) - (other ?? -Infinity))
    .map(([week, items]) => ({ week, items }));
}

/** The week of the n-th meeting; a missing meeting has the week of the one before it. */
function weeksOfMeetings(sessions: readonly PlanSession[]): (meeting: number) => number {
  const classes = sessions
    .filter(({ facts }) => facts.category === 'class' && facts.meeting !== null)
    .map(({ facts }) => ({ meeting: facts.meeting ?? 0, chapter: facts.chapter }))
    .toSorted((one, other) => one.meeting - other.meeting);
  let last = FIRST_WEEK;
  const known = classes.map(({ meeting, chapter }) => {
    last = chapter === null ? last : Math.floor(chapter);
    return { meeting, week: last };
  });
  return (meeting) => known.findLast((each) => each.meeting <= meeting)?.week ?? known[0]?.week ?? FIRST_WEEK;
}

/** Sorts after every time of day: an item without a time is due at the end of the day. */
const END_OF_DAY = '24:00';
const timeOf = ({ kind, at }: PlanItem): string => at.time ?? (kind === 'session' ? '' : END_OF_DAY);
const orderOf = ({ at }: PlanItem): readonly number[] => [
  at.meeting ?? 0,
  at.meeting === null ? (at.day ?? 0) : at.days,
];

function byPlace(one: PlanItem, other: PlanItem): number {
  const [meeting = 0, day = 0] = orderOf(one);
  const [otherMeeting = 0, otherDay = 0] = orderOf(other);
  return (
    meeting - otherMeeting ||
    day - otherDay ||
    compare(timeOf(one), timeOf(other)) ||
    compare(one.item.key, other.item.key)
  );
}

const compare = (one: string, other: string): number => (one === other ? 0 : one < other ? -1 : 1);
