import { ROOM_GONE } from '@bcs/contract/features/scheduling/failures';
import {
  findAheadAgain,
  changedSessions,
  isDifferent,
  findMovedSessions,
  reachableOthers,
  type SessionChange,
  isAlwaysTold,
} from '@bcs/contract/features/session-editor/changed-sessions';
import type * as calls from '@bcs/contract/features/session-editor/calls';
import * as failures from '@bcs/contract/features/session-editor/failures';
import type { SessionConsequences, SessionFields } from '@bcs/contract/features/session-editor/model';
import { contextOfKind } from '@bcs/contract/features/scheduling/kinds';
import type { ItemChange } from '@bcs/contract/features/assignment-editor/consequences';
import type { InputOf } from '@bcs/contract/kernel/call';
import type { Instant } from '@bcs/contract/kernel/clock';
import { countMarks } from '#features/attendance/queries-put-off';
import { findFollowing } from '#features/assignment-editor/queries-write';
import type { StoredChange } from '#features/assignment-editor/queries-consequences';
import type { ScheduleFacts } from '#features/scheduling/queries-class';
import { warningsOf } from '#features/scheduling/queries-overlaps';
import { planDigest, type PlanContext } from '#kernel/planned';
import { orNotFound, RefusalError } from '#kernel/refusal-error';
import { countHanging, findOfRule, findStored, type StoredSession } from './queries.ts';
import { planDueDates } from './queries-write.ts';

type Wanted = Omit<InputOf<typeof calls.previewSession>, 'courseId'>;

/** A session as it is stored; null for a new one. `ofRule` contains the others of its weekly rule. */
export type EditedSession = Readonly<{ stored: StoredSession | null; ofRule: readonly StoredSession[] }>;

/** The plan of a save, identified by its digest. ADM-044, ADM-083 */
export interface SessionPlan extends SessionConsequences {
  readonly changes: readonly SessionChange[];
  /** The changes of which students are notified. */
  readonly told: readonly SessionChange[];
  /** Due dates that move along, also as the class counts them. */
  readonly dueDates: readonly StoredChange[];
  readonly counted: readonly ItemChange[];
  /** Tells whether the marks of moved sessions are cleared. D-235 */
  readonly clears: boolean;
  readonly digest: string;
}

/**
 * Finds the session to edit.
 * @throws RefusalError if the class has no such session
 */
export async function findTarget(sessionId: number | null, { db, viewer, holds }: PlanContext): Promise<EditedSession> {
  if (sessionId === null) return { stored: null, ofRule: [] };
  const stored = orNotFound(await findStored(db, viewer, sessionId, holds));
  return { stored, ofRule: stored.ruleId === null ? [] : await findOfRule(db, viewer, stored.ruleId, holds) };
}

/** Counts the other sessions of the rule that each extent of a change would include. */
export function countOthersByExtent(
  { stored, ofRule }: EditedSession,
  now: Instant,
): { following: number; all: number } {
  if (stored === null || stored.startTime <= now) return { following: 0, all: 0 };
  const count = (reach: 'following' | 'all') => reachableOthers(stored, reach, ofRule, now).length;
  return { following: count('following'), all: count('all') };
}

/**
 * Checks a change.
 * @throws RefusalError if it is not possible
 */
function refuseChange(stored: StoredSession, fields: SessionFields, reach: Wanted['reach'], now: Instant): void {
  if (stored.cancelledAt !== null) throw new RefusalError(failures.SESSION_IS_CANCELLED);
  if (contextOfKind(fields) !== stored.contextId) throw new RefusalError(failures.SESSION_KIND_STAYS);
  if (reach !== 'this' && stored.startTime <= now) throw new RefusalError(failures.SESSION_HAS_BEGUN);
}

/** Plans the save of a session. ADM-083, ADM-085, ADM-086, ADM-088 */
export async function planSession(
  { fields, reach, tells, marks: becomes }: Wanted & { fields: SessionFields },
  { stored, ofRule }: EditedSession,
  course: ScheduleFacts,
  context: PlanContext,
): Promise<SessionPlan> {
  const { db, viewer, now, holds } = context;
  const wanted = { ...fields, name: fields.name.trim() };
  if (stored) refuseChange(stored, wanted, reach, now);
  const { roomId } = wanted;
  if (roomId !== null && roomId !== stored?.roomId && course.rooms.every(({ id }) => id !== roomId))
    throw new RefusalError(ROOM_GONE);
  const changes: SessionChange[] = stored
    ? changedSessions(stored, wanted, { reach, ofRule, zone: course.timeZone, now })
    : [{ before: null, after: wanted }];
  const idsOf = (of: readonly SessionChange[]) => of.flatMap(({ before }) => before?.id ?? []);
  const planned = changes.map(({ after }) => after);
  const warnings = await warningsOf(context, course, planned, idsOf(changes));
  const sessions = changes.map(({ before, after }, place) => ({
    id: before?.id ?? null,
    name: after.name,
    from: before && { startTime: before.startTime, endTime: before.endTime },
    to: { startTime: after.startTime, endTime: after.endTime },
    warnings: warnings[place] ?? [],
  }));
  const again = idsOf(findAheadAgain(changes, now));
  const {
    absencesTakenBack,
    listeners,
    remoteDays: _stay,
    ...hanging
  } = await countHanging(db, viewer, idsOf(changes), again);
  const isTold = (change: SessionChange) => isAlwaysTold(change, now) || (tells && isDifferent(change));
  const told = changes.filter(isTold);
  const starts = changes.flatMap(({ before, after }) =>
    before ? [{ id: before.id, startTime: after.startTime }] : [],
  );
  const dueDates = starts.length === 0 ? [] : await findFollowing(db, viewer, starts, holds);
  const { counted, due } = await planDueDates(context, dueDates);
  const dueItems = dueDates.map(({ before, after: { id, title, dueDate } }) => ({
    id,
    title,
    from: before?.dueDate ?? dueDate,
    to: dueDate,
  }));
  const follows: SessionConsequences = {
    sessions,
    hanging,
    due: { ...due, items: dueItems },
    absencesTakenBack,
    marks: await countMarks(db, viewer, findMovedSessions(changes)),
    tellsAnyway: changes.some((change) => isAlwaysTold(change, now)),
    studentsTold: told.length > 0 ? listeners : 0,
  };
  return {
    ...follows,
    changes,
    told,
    dueDates,
    counted,
    clears: becomes === 'clear',
    digest: planDigest([stored?.version ?? null, changes, tells, becomes ?? null, follows]),
  };
}
