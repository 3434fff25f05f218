import { toClockTime, toLocalSpan, spanOnDay, type Span } from '#features/scheduling/local-span';
import { addDays, daysBetween, localDay, weekday, type Instant, type Zone } from '#kernel/clock';
import { contextOfKind } from '#features/scheduling/kinds';
import type { EditExtent, SessionFields } from './model.ts';

/** A session that is not cancelled. */
export interface StandingSession extends SessionFields {
  readonly id: number;
}
/** A session before and after a change; `before` is null for a new one. */
export interface SessionChange {
  readonly before: StandingSession | null;
  readonly after: SessionFields;
}

const isMoved = (one: Span, other: Span): boolean => one.startTime !== other.startTime || one.endTime !== other.endTime;

/** Tells whether students have to go to another place, or at another time. ADM-088 */
const movesPeople = ({ before, after }: SessionChange): boolean =>
  before !== null && (isMoved(before, after) || before.roomId !== after.roomId);

/** The other sessions of the same rule that a change can include; never those that have begun. ADM-083 */
export const reachableOthers = (
  target: StandingSession,
  reach: EditExtent,
  ofRule: readonly StandingSession[],
  now: Instant,
): StandingSession[] =>
  reach === 'this'
    ? []
    : ofRule.filter(
        ({ id, startTime }) => id !== target.id && startTime > now && (reach === 'all' || startTime > target.startTime),
      );

/**
 * Works out how a change of a session affects the others that it includes. Each keeps its own topic (name, chapter and
 * descriptions) and adopts a changed kind or room. A new day or time applies to those on the same weekday at the same
 * time, so that the Saturdays of a rule stay when its Tuesdays move. ADM-082, ADM-083
 */
export function changedSessions(
  target: StandingSession,
  fields: SessionFields,
  { reach, ofRule, zone, now }: { reach: EditExtent; ofRule: readonly StandingSession[]; zone: Zone; now: Instant },
): SessionChange[] {
  const own = { before: target, after: fields };
  const days = daysBetween(localDay(target.startTime, zone), localDay(fields.startTime, zone));
  const isSameMeeting = ({ startTime }: Span) =>
    weekday(localDay(startTime, zone)) === weekday(localDay(target.startTime, zone)) &&
    toClockTime(startTime, zone) === toClockTime(target.startTime, zone);
  const others = reachableOthers(target, reach, ofRule, now).map((before) => {
    const moves = isMoved(target, fields) && isSameMeeting(before);
    const span = moves
      ? spanOnDay(addDays(localDay(before.startTime, zone), days), toLocalSpan(fields, zone), zone)
      : { startTime: before.startTime, endTime: before.endTime };
    const after: SessionFields = {
      ...before,
      ...span,
      category: fields.category === target.category ? before.category : fields.category,
      roomId: fields.roomId === target.roomId ? before.roomId : fields.roomId,
    };
    return { before, after };
  });
  const isChanged = (change: (typeof others)[number]) =>
    movesPeople(change) || change.before.category !== change.after.category;
  return [own, ...others.filter(isChanged)];
}

/** Tells whether a session is new or has changed. */
export const isDifferent = ({ before, after }: SessionChange): boolean =>
  before === null || (Object.keys(after) as (keyof SessionFields)[]).some((field) => before[field] !== after[field]);

/** The sessions that were over before the change and are in the future after it. */
export const findAheadAgain = <Change extends SessionChange>(changes: readonly Change[], now: Instant): Change[] =>
  changes.filter(({ before, after }) => before !== null && before.endTime <= now && after.endTime > now);

/** The sessions with a new start time, and that time. D-235 */
export const findMovedSessions = (changes: readonly SessionChange[]): { id: number; startTime: Instant }[] =>
  changes.flatMap(({ before, after: { startTime } }) =>
    before !== null && before.startTime !== startTime ? [{ id: before.id, startTime }] : [],
  );

/**
 * Tells whether students of a published class are always notified of a change: for every change of a career session
 * (Annex F), and for a new time or place of an academic session. Corrections of past sessions are not announced.
 * ADM-088, D-190
 */
export function isAlwaysTold(change: SessionChange, now: Instant): boolean {
  if (!isDifferent(change)) return false;
  const { before, after } = change;
  if (after.endTime <= now && (before === null || before.endTime <= now)) return false;
  return contextOfKind(after) === 2 || movesPeople(change);
}
