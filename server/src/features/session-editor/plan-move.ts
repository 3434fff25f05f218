import type { ItemChange } from '@bcs/contract/features/assignment-editor/consequences';
import { itemKey, type Dated, type DatedItem } from '@bcs/contract/features/scheduling/dated';
import { movedDates } from '@bcs/contract/features/scheduling/moved-dates';
import { detectPattern } from '@bcs/contract/features/scheduling/patterned-dates';
import type { previewMoveItems } from '@bcs/contract/features/session-editor/calls';
import type { ItemMove, MoveConsequences } from '@bcs/contract/features/session-editor/model';
import {
  findAheadAgain,
  findMovedSessions,
  isAlwaysTold,
} from '@bcs/contract/features/session-editor/changed-sessions';
import type { InputOf } from '@bcs/contract/kernel/call';
import { PREVIEW_OUTDATED } from '@bcs/contract/kernel/failure';
import type { StoredChange } from '#features/assignment-editor/queries-consequences';
import { countMarks } from '#features/attendance/queries-put-off';
import { findFollowing } from '#features/assignment-editor/queries-write';
import type { StoredAssignment } from '#features/assignment-editor/queries';
import { getSchedule, type ScheduleFacts, findMeetings } from '#features/scheduling/queries-class';
import { warningsOf } from '#features/scheduling/queries-overlaps';
import { planDigest, type PlanContext } from '#kernel/planned';
import { RefusalError } from '#kernel/refusal-error';
import type { TellableChange } from './notify.ts';
import { planDueDates } from './queries-write.ts';
import { countHanging, type StoredSession, findMovable, type MovableItems } from './queries.ts';

/** The plan of a move, identified by its digest. ADM-044, ADM-084 */
export interface MovePlan extends MoveConsequences {
  readonly sessions: readonly TellableChange[];
  /** The changes of which students are notified. */
  readonly told: readonly TellableChange[];
  readonly dueDates: readonly StoredChange[];
  readonly counted: readonly ItemChange[];
  /** Tells whether the marks of moved sessions are cleared. D-235 */
  readonly clears: boolean;
  readonly digest: string;
}

const itemOf = (session: StoredSession): DatedItem => ({ ...session, kind: 'session', isClass: true, tied: null });
const dueOf = ({ id, title, dueDate, tied }: StoredAssignment): DatedItem => ({
  kind: 'assignment',
  id,
  name: title,
  startTime: dueDate,
  endTime: dueDate,
  isClass: false,
  tied,
});

/**
 * Returns the new date of each item.
 * @throws RefusalError if somebody else has moved an item in the meantime
 */
async function datesOf(
  { db, viewer }: PlanContext,
  course: ScheduleFacts,
  items: readonly DatedItem[],
  move: ItemMove,
) {
  if (move.by !== 'dates') {
    const pattern = detectPattern(await findMeetings(db, viewer), course.timeZone);
    return movedDates(items, move, { ...course, pattern });
  }
  const wanted = new Map(move.dates.map((date) => [itemKey(date), date]));
  return items.map((item): Dated => {
    const date = wanted.get(itemKey(item));
    if (date?.from !== item.startTime) throw new RefusalError(PREVIEW_OUTDATED);
    const { startTime, endTime } = item;
    const to = { startTime: date.startTime, endTime: date.endTime };
    return { item, old: { startTime, endTime }, new: to, why: { because: 'chosen' }, outside: null };
  });
}

const isMoved = ({ old, new: to }: Dated) => old.startTime !== to.startTime || old.endTime !== to.endTime;

/** Leaves out due dates that are tied to a session, since they move along with it. ADM-096 */
const movable = ({ sessions, assignments }: MovableItems): DatedItem[] => [
  ...sessions.map(itemOf),
  ...assignments.filter(({ tied }) => tied === null).map(dueOf),
];

/** Plans a move of sessions and due dates. ADM-084 to ADM-086, ADM-088 */
export async function planMove(
  { items: wanted, move, marks: becomes }: InputOf<typeof previewMoveItems>,
  context: PlanContext,
): Promise<MovePlan> {
  const { db, viewer, now, holds } = context;
  const course = await getSchedule(db, viewer, holds);
  const found = await findMovable(db, viewer, wanted, holds);
  if (found.sessions.length + found.assignments.length !== wanted.length) throw new RefusalError(PREVIEW_OUTDATED);
  const dates = (await datesOf(context, course, movable(found), move)).filter(isMoved);
  const [bySession, byAssignment] = [new Map<number, Dated>(), new Map<number, Dated>()];
  for (const date of dates) (date.item.kind === 'session' ? bySession : byAssignment).set(date.item.id, date);
  const sessions = found.sessions.flatMap((before) => {
    const date = bySession.get(before.id);
    return date ? [{ id: before.id, before, after: { ...before, ...date.new } }] : [];
  });
  const moved = found.assignments.flatMap((before): StoredChange[] => {
    const date = byAssignment.get(before.id);
    return date ? [{ before, after: { ...before, dueDate: date.new.startTime } }] : [];
  });
  const starts = sessions.map(({ id, after }) => ({ id, startTime: after.startTime }));
  const following = starts.length === 0 ? [] : await findFollowing(db, viewer, starts, holds);
  const dueDates = [...moved, ...following];
  const { counted, due } = await planDueDates(context, dueDates);
  const ids = sessions.map(({ id }) => id);
  const planned = sessions.map(({ after }) => after);
  const warnings = await warningsOf(context, course, planned, ids);
  const warned = new Map(ids.map((id, place) => [id, warnings[place] ?? []]));
  const shown = dates.map(({ item: { kind, id, name }, old, new: to, why, outside }) => ({
    kind,
    id,
    name,
    from: old,
    to,
    holiday: why.because === 'holiday' ? why.name : null,
    follows: false,
    warnings: kind === 'session' ? (warned.get(id) ?? []) : outside ? [{ what: 'outside' as const, name: '' }] : [],
  }));
  const along = following.map(({ before, after: { id, title, dueDate } }) => ({
    kind: 'assignment' as const,
    id,
    name: title,
    from: { startTime: before?.dueDate ?? dueDate, endTime: before?.dueDate ?? dueDate },
    to: { startTime: dueDate, endTime: dueDate },
    holiday: null,
    follows: true,
    warnings: [],
  }));
  const again = findAheadAgain(sessions, now).flatMap(({ before }) => before?.id ?? []);
  const facts = await countHanging(db, viewer, ids, again);
  const { absencesTakenBack, listeners, remoteDays: _stay, ...hanging } = facts;
  const told = sessions.filter((change) => isAlwaysTold(change, now));
  const follows: MoveConsequences = {
    items: [...shown, ...along],
    hanging,
    absencesTakenBack,
    marks: await countMarks(db, viewer, findMovedSessions(sessions)),
    due,
    studentsTold: told.length > 0 || due.studentsTold > 0 ? listeners : 0,
  };
  const versions = [found.sessions, found.assignments].map((of) => of.map(({ id, version }) => [id, version]));
  const digest = planDigest([versions, move, becomes ?? null, follows]);
  return { ...follows, sessions, told, dueDates, counted, clears: becomes === 'clear', digest };
}
