import { toClock, toLocalSpan, spanOn, type Span } from '#features/scheduling/local-span';
import { addDays, daysBetween, localDay, weekday, type Instant, type Zone } from '#kernel/clock';
import { contextOfKind } from '#features/scheduling/kinds';
import type { EditExtent, SessionFields } from './model.ts';

/** A session that stands and was not cancelled. */
export interface StandingSession extends SessionFields {
  readonly id: number;
}
/** A session before and after a change; `before` is null for a new one. */
export interface SessionChange {
  readonly before: StandingSession | null;
  readonly after: SessionFields;
}

const isMoved = (one: Span, other: Span): boolean => one.startTime !== other.startTime || one.endTime !== other.endTime;

/** Tells whether students have to go elsewhere, or at another time. ADM-088 */
const movesPeople = ({ before, after }: SessionChange): boolean =>
  before !== null && (isMoved(before, after) || before.roomId !== after.roomId);

/** Which others of its rule a change may reach: never those that have begun. ADM-083 */
export const othersOf = (
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
 * Computes the change of a session and of the others that it reaches. Each keeps its own topic (name, chapter and
 * descriptions); kind and room are taken over where they were changed. Another day or time is taken over by those that
 * meet on the same weekday at the same time, so that the Saturdays of a rule stay when its Tuesdays move. ADM-082,
 * ADM-083
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
    toClock(startTime, zone) === toClock(target.startTime, zone);
  const others = othersOf(target, reach, ofRule, now).map((before) => {
    const moves = isMoved(target, fields) && isSameMeeting(before);
    const span = moves
      ? spanOn(addDays(localDay(before.startTime, zone), days), toLocalSpan(fields, zone), zone)
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

/** Tells whether anything is different, or new. */
export const isDifferent = ({ before, after }: SessionChange): boolean =>
  before === null || (Object.keys(after) as (keyof SessionFields)[]).some((field) => before[field] !== after[field]);

/** Those that were over, and lie ahead after the change. */
export const aheadAgain = <Change extends SessionChange>(changes: readonly Change[], now: Instant): Change[] =>
  changes.filter(({ before, after }) => before !== null && before.endTime <= now && after.endTime > now);

/** Those that begin at another time, with when that is. D-235 */
export const movedIn = (changes: readonly SessionChange[]): { id: number; startTime: Instant }[] =>
  changes.flatMap(({ before, after: { startTime } }) =>
    before !== null && before.startTime !== startTime ? [{ id: before.id, startTime }] : [],
  );

/**
 * Tells whether students of a published class hear of a change in any case: of every change of a career session (Annex
 * F), and of an academic session when its time or place changes. A correction of what is over is no news. ADM-088,
 * D-190
 */
export function tellsAnyway(change: SessionChange, now: Instant): boolean {
  if (!isDifferent(change)) return false;
  const { before, after } = change;
  if (after.endTime <= now && (before === null || before.endTime <= now)) return false;
  return contextOfKind(after) === 2 || movesPeople(change);
}
