import type { ItemChange } from '@bcs/contract/features/assignment-editor/consequences';
import {
  changedDates,
  isMoved,
  type DatesChange,
  type DatedClassItem,
} from '@bcs/contract/features/class-settings/changed-dates';
import type {
  ClassSettings,
  Keeps,
  SettingsConsequences,
  RedatedItem,
} from '@bcs/contract/features/class-settings/model';
import { itemKey, type Dated } from '@bcs/contract/features/scheduling/dated';
import type { WeeklyPattern, Warning } from '@bcs/contract/features/scheduling/model';
import { comingMeetings, detectPattern } from '@bcs/contract/features/scheduling/patterned-dates';
import { findAheadAgain, isAlwaysTold } from '@bcs/contract/features/session-editor/changed-sessions';
import { findStoredOf } from '#features/assignment-editor/queries';
import type { StoredChange } from '#features/assignment-editor/queries-consequences';
import { getSchedule, type ScheduleFacts } from '#features/scheduling/queries-class';
import { warningsOf } from '#features/scheduling/queries-overlaps';
import type { TellableChange } from '#features/session-editor/notify';
import { countHanging, findHeldSessions, type StoredSession } from '#features/session-editor/queries';
import { planDueDates } from '#features/session-editor/queries-write';
import { planDigest, type PlanContext } from '#kernel/planned';
import { findItems, type StoredSettings } from './queries.ts';
import { findChangedVerdicts } from './verdicts.ts';

interface Shown {
  readonly dates: readonly Dated[];
  /** The dates before the change. */
  readonly was: readonly Dated[];
  /** The warnings of each session. */
  readonly warnings: ReadonlyMap<number, readonly Warning[]>;
}

/** Lists each item that moves, or is newly outside of the class; without cancelled and archived ones. ADM-077 */
function shownItems(items: readonly DatedClassItem[], { dates, was, warnings }: Shown): RedatedItem[] {
  const stored = new Map(items.map((item) => [itemKey(item), item]));
  const before = new Map(was.map(({ item, outside }) => [itemKey(item), outside]));
  const fallsOutside = ({ item, outside }: Dated) => outside !== null && outside !== before.get(itemKey(item));
  const whyOf = ({ why }: Dated): RedatedItem['why'] => {
    if (why.because === 'meeting') return why;
    if (why.because !== 'tied') return { because: 'kept' };
    return { because: 'tied', session: stored.get(itemKey({ kind: 'session', id: why.sessionId }))?.name ?? '' };
  };
  return dates
    .filter((date) => (isMoved(date) || fallsOutside(date)) && stored.get(itemKey(date.item))?.gone === false)
    .map((date) => {
      const { kind, id, name } = date.item;
      const worthALook = kind === 'session' ? (warnings.get(id) ?? []) : [];
      return {
        kind,
        id,
        name,
        from: date.old.startTime,
        to: date.new.startTime,
        why: whyOf(date),
        outside: date.outside,
        // that it lies outside is shown for every item anyway
        warnings: worthALook.filter(({ what }) => what !== 'outside'),
      };
    });
}

/** The settings wanted for a class. */
type Wanted = Readonly<{ settings: ClassSettings; keeps: Keeps; pattern: WeeklyPattern | null }>;

/** The plan of a save, identified by a digest of the settings before and after and of all consequences. ADM-044 */
export interface SettingsPlan extends SettingsConsequences {
  readonly meets: WeeklyPattern;
  readonly meetingsAhead: number;
  readonly sessions: readonly TellableChange[];
  /** The changes of which students are notified. */
  readonly told: readonly TellableChange[];
  readonly dueDates: readonly StoredChange[];
  /** The changes as the class counts them. */
  readonly counted: readonly ItemChange[];
  /** Cancelled sessions and archived work, which move along because they can be restored. */
  readonly unseen: readonly Dated[];
  readonly digest: string;
}

const datesOf = ({ startDate, endDate, timeZone }: ClassSettings, { holidays }: ScheduleFacts) => ({
  startDay: startDate,
  endDay: endDate,
  timeZone,
  holidays,
});

/** Finds the changes of stored items that people can see. */
async function standingChanges({ db, viewer, holds }: PlanContext, moved: readonly Dated[]) {
  const spans = new Map(moved.map((date) => [itemKey(date.item), date.new]));
  const idsOf = (kind: Dated['item']['kind']) =>
    moved.filter(({ item }) => item.kind === kind).map(({ item }) => item.id);
  const standing = await findHeldSessions(db, viewer, idsOf('session'), holds);
  const due = await findStoredOf(db, viewer, idsOf('assignment'), holds);
  return {
    sessions: standing.map((before): TellableChange & { before: StoredSession } => ({
      id: before.id,
      before,
      after: { ...before, ...spans.get(itemKey({ kind: 'session', id: before.id })) },
    })),
    dueDates: due.map((before): StoredChange => {
      const span = spans.get(itemKey({ kind: 'assignment', id: before.id }));
      return { before, after: { ...before, dueDate: span?.startTime ?? before.dueDate } };
    }),
  };
}

/**
 * Tells whether students will notice the change of settings, which they do except for settings that only staff use.
 * ADM-079
 */
const isSeenBy = (
  { instructorsMayEdit: _from, ...from }: ClassSettings,
  { instructorsMayEdit: _to, ...to }: ClassSettings,
) => JSON.stringify(from) !== JSON.stringify(to);

/** Plans the change of settings. ADM-077, ADM-085, ADM-088, ADM-096, ADM-099 */
export async function planSettings(
  { settings: to, keeps, pattern }: Wanted,
  { version, settings: from }: StoredSettings,
  context: PlanContext,
): Promise<SettingsPlan> {
  const { db, viewer, now, holds } = context;
  const course = await getSchedule(db, viewer, false);
  const items = await findItems(db, viewer, holds);
  const gone = new Set(items.filter((item) => item.gone).map((item) => itemKey(item)));
  const isSeen = ({ item }: Dated) => !gone.has(itemKey(item));
  const change: DatesChange = { from: datesOf(from, course), to: datesOf(to, course), keeps, pattern };
  const was = changedDates(items, { ...change, to: change.from, pattern: null }, now);
  const dates = changedDates(items, change, now);
  const moved = dates.filter(isMoved);
  const [seen, unseen] = [moved.filter(isSeen), moved.filter((date) => !isSeen(date))];

  const { sessions, dueDates } = await standingChanges(context, seen);
  const { counted, due: follows } = await planDueDates(context, dueDates);
  const told = sessions.filter((each) => isAlwaysTold(each, now));
  const ids = sessions.map(({ id }) => id);
  const again = findAheadAgain(sessions, now).map(({ id }) => id);
  const { absencesTakenBack, listeners, remoteDays: _stay, ...hanging } = await countHanging(db, viewer, ids, again);

  // with another time zone, all items keep their relative order
  const planned = pattern === null ? [] : sessions;
  const found = await warningsOf(
    context,
    { ...course, startDay: to.startDate, endDay: to.endDate, timeZone: to.timeZone },
    planned.map(({ after }) => after),
    planned.map(({ id }) => id),
  );
  const warnings = new Map(planned.map(({ id }, place) => [id, found[place] ?? []]));
  const consequences: SettingsConsequences = {
    items: shownItems(items, { dates, was, warnings }),
    due: {
      ...follows,
      studentsSee: isSeenBy(from, to) ? listeners : 0,
      verdicts: await findChangedVerdicts(context, to, moved),
    },
    hanging,
    absencesTakenBack,
    studentsTold: told.length > 0 || follows.studentsTold > 0 ? listeners : 0,
  };
  const coming = comingMeetings(items, now);
  return {
    ...consequences,
    meets: detectPattern(coming.length > 0 ? coming : items.filter(({ isClass }) => isClass), from.timeZone),
    meetingsAhead: coming.length,
    sessions,
    told,
    dueDates,
    counted,
    unseen,
    digest: planDigest([version, from, to, keeps, pattern, consequences]),
  };
}
