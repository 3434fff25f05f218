import type { AssignmentConsequences } from '@bcs/contract/features/assignment-editor/model';
import { needsChoice } from '@bcs/contract/features/course-files/outcome';
import { itemKeyText } from '@bcs/contract/features/course-files/three-way';
import type { TakeOverPreview, TakeOverWanted } from '@bcs/contract/features/course-files/model';
import { findOverlapsAmong } from '@bcs/contract/features/scheduling/copied-warnings';
import { findOutside } from '@bcs/contract/features/scheduling/dated';
import type { Warning } from '@bcs/contract/features/scheduling/model';
import { dateText, localDay, type Instant } from '@bcs/contract/kernel/clock';
import type { ScheduleFacts } from '#features/scheduling/queries-class';
import { isAlwaysTold } from '@bcs/contract/features/session-editor/changed-sessions';
import { planSaves, type SavePlan } from '#features/assignment-editor/queries-consequences';
import { findState } from '#features/classes/queries-class';
import { warningsOf } from '#features/scheduling/queries-overlaps';
import { NO_DUE_CONSEQUENCES } from '#features/session-editor/queries-write';
import type { TellableChange } from '#features/session-editor/notify';
import { countHanging } from '#features/session-editor/queries';
import { planDigest, type PlanContext } from '#kernel/planned';
import { compareWith, type SourceComparison } from './compare.ts';
import { lockItems } from './queries.ts';
import { shownItems } from './shown-item.ts';
import type { CourseSource } from './source.ts';
import { planWrites, type Writes } from './writes.ts';

/** The plan of a take-over, for both the preview and the save, identified by a digest. ADM-044, ADM-103 */
export interface TakeOverPlan<Source extends CourseSource = CourseSource> {
  readonly source: Source;
  readonly comparison: SourceComparison;
  readonly writes: Writes;
  readonly due: SavePlan | null;
  /** Changed sessions of which students are notified. */
  readonly told: readonly TellableChange[];
  readonly shown: TakeOverPreview;
  readonly digest: string;
}

/** Plans to take over a folder or a plan, for screens and the command line alike. ADM-103, ADM-105, ADM-108 */
export async function planTakeOver<Source extends CourseSource>(
  source: Source,
  wanted: TakeOverWanted,
  context: PlanContext,
): Promise<TakeOverPlan<Source>> {
  const { db, viewer, now, holds } = context;
  if (holds) await lockItems(db, viewer);
  const comparison = await compareWith(context, source, wanted, holds);
  const { course, outcomes } = comparison;
  const isPublished = (await findState(db, viewer)) === 'published';
  const writes = await planWrites(context, comparison, source.resources, isPublished, holds);
  const { newSessions, sessions, assignments, following, cancelled, archived } = writes;

  const dueChanges = [
    ...assignments,
    ...archived.map((before) => ({ before, after: { ...before, archivedAt: now } })),
    ...following,
  ];
  const plans = dueChanges.length === 0 ? null : await planSaves(context, dueChanges);
  const alone = new Map<string, AssignmentConsequences>();
  const keys = new Map(comparison.items.assignments.map(({ key, stored }) => [stored.id, key]));
  for (const [place, { after }] of dueChanges.entries())
    if (plans) alone.set(itemKeyText({ kind: 'assignment', key: keys.get(after.id) ?? '' }), plans.alone(place));

  const planned = [...newSessions.map(({ fields }) => fields), ...sessions.map(({ after }) => after)];
  const ids = sessions.map(({ before }) => before.id);
  const warned = await warningsOf(context, course, planned, ids);
  const sessionKeys = new Map(comparison.items.sessions.map(({ key, stored }) => [stored.id, key]));
  const plannedKeys = [...newSessions.map(({ key }) => key), ...ids.map((id) => sessionKeys.get(id) ?? '')];
  const together = findOverlapsAmong(planned);
  const warnings = new Map(
    plannedKeys.map((key, place) => [
      key,
      [...(warned[place] ?? []), ...(together[place] ?? []).map((name) => ({ what: 'class' as const, name }))],
    ]),
  );

  const outside = new Map([
    ...writes.newAssignments.map(({ key, fields: { dueDate } }) => [key, dueOutside(dueDate, course)] as const),
    ...dueChanges.map(({ after }) => [keys.get(after.id) ?? '', dueOutside(after.dueDate, course)] as const),
  ]);
  const hangingOn = [...ids, ...cancelled.map(({ id }) => id)];
  const {
    listeners,
    remoteDays: _days,
    absencesTakenBack: _back,
    ...hanging
  } = await countHanging(db, viewer, hangingOn);
  const told = sessions
    .filter((change) => isAlwaysTold(change, now))
    .map((change): TellableChange => ({ ...change, id: change.before.id }));
  const follows: AssignmentConsequences = plans ? withoutChanges(plans.whole) : NO_DUE_CONSEQUENCES;
  const isTold = told.length > 0 || cancelled.length > 0 || follows.studentsTold > 0;
  const shown = {
    timeZone: course.timeZone,
    isPublished,
    needsPattern: comparison.needsPattern,
    pattern: [...comparison.to.pattern],
    items: shownItems(comparison, {
      writes,
      followsOf: (item) => alone.get(itemKeyText(item)) ?? null,
      warningsOf: ({ kind, key }) => (kind === 'session' ? (warnings.get(key) ?? []) : (outside.get(key) ?? [])),
    }),
    unsettled: outcomes.filter(needsChoice).length,
    counts: {
      created: newSessions.length + writes.newAssignments.length,
      changed: sessions.length + assignments.length,
      taken: cancelled.length + archived.length,
    },
    follows,
    hanging,
    studentsTold: isTold ? listeners : 0,
  };
  const versions = [sessions, assignments].map((of) => of.map(({ before }) => [before.id, before.version]));
  const digest = planDigest([viewer.courseId, versions, wanted, source.content, shown]);
  return { source, comparison, writes, due: plans?.whole ?? null, told, shown: { ...shown, digest }, digest };
}

/** Warns of a due date outside of the first and last day of the class. ADM-085 */
function dueOutside(dueDate: Instant, course: ScheduleFacts): Warning[] {
  const isOutside = findOutside({ startTime: dueDate, endTime: dueDate }, course) !== null;
  return isOutside ? [{ what: 'outside', name: dateText(localDay(dueDate, course.timeZone)) }] : [];
}

const withoutChanges = ({ changes: _changes, digest: _digest, ...follows }: SavePlan): AssignmentConsequences =>
  follows;
