import type * as calls from '@bcs/contract/features/scheduling/calls-copy';
import { withChosenDates, type SettledDate, copyWarnings } from '@bcs/contract/features/scheduling/copied-warnings';
import { copiedDates, type TargetClassDates } from '@bcs/contract/features/scheduling/copied-dates';
import { itemKey } from '@bcs/contract/features/scheduling/dated';
import type { Warning } from '@bcs/contract/features/scheduling/model';
import { detectPattern } from '@bcs/contract/features/scheduling/patterned-dates';
import type { InputOf, OutputOf } from '@bcs/contract/kernel/call';
import { CLASS_ENDED, FAILURES } from '@bcs/contract/kernel/failure';
import { planDigest, type PlanContext } from '#kernel/planned';
import { orNotFound, RefusalError } from '#kernel/refusal-error';
import { getSource, type CopiedClass } from './queries-copy.ts';
import { findOverlaps } from './queries-overlaps.ts';
import { findTarget, type TargetClass } from './queries-target.ts';
import { resourcesOf, shownItems } from './plan-copy.ts';

type Input = InputOf<typeof calls.previewCopyItems>;

/** Items to copy into another class, with what the preview shows. */
export interface ItemsPlan {
  readonly source: CopiedClass;
  readonly target: TargetClass;
  readonly to: TargetClassDates;
  readonly items: readonly SettledDate[];
  readonly shown: Omit<OutputOf<typeof calls.previewCopyItems>, 'digest'>;
  readonly digest: string;
}

/** The weekdays of the other class, or of this one if the other has no meetings yet. */
const meetsOn = (target: TargetClass, source: CopiedClass): TargetClassDates['pattern'] =>
  target.meetings.length > 0
    ? detectPattern(target.meetings, target.timeZone)
    : detectPattern(
        source.items.filter(({ isClass }) => isClass),
        source.timeZone,
      );

/**
 * Plans the copy of items into another class; dates are calculated as in a copy of a class. ADM-044, ADM-101
 * @throws RefusalError NOT_FOUND, INVALID_INPUT or CLASS_ENDED
 */
export async function planCopyItems(
  { targetId, items: wanted, chosen }: Input,
  { db, viewer, holds }: PlanContext,
): Promise<ItemsPlan> {
  const target = orNotFound(await findTarget(db, viewer, targetId, holds));
  if (target.hasEnded) throw new RefusalError(CLASS_ENDED);
  const source = await getSource(db, viewer);
  const { startDay, endDay, timeZone, holidays } = target;
  const to: TargetClassDates = { startDay, endDay, timeZone, holidays, pattern: meetsOn(target, source) };
  const keys = new Set(wanted.map(itemKey));
  const dates = copiedDates(source.items, source, to).filter(({ item }) => keys.has(itemKey(item)));
  if (dates.length !== keys.size) throw new RefusalError(FAILURES.NOT_FOUND);
  const items = withChosenDates(dates, chosen, to);
  const among = copyWarnings(items, source, to);
  const shown = { code: target.code, timeZone, ...shownItems(items, among), resources: resourcesOf(source, items) };
  // other items of the target class are not part of the digest, since the same items may be copied again
  const digest = planDigest([targetId, wanted, chosen, shown]);
  const warnings = await warningsIn(target, items, among, { db, viewer });
  return { source, target, to, items, shown: { ...shown, ...shownItems(items, warnings) }, digest };
}

/** The warnings of a copy, including simultaneous sessions of the target class. ADM-085 */
async function warningsIn(
  { universityId, courseId }: TargetClass,
  items: readonly SettledDate[],
  among: ReadonlyMap<string, readonly Warning[]>,
  { db, viewer }: Pick<PlanContext, 'db' | 'viewer'>,
): Promise<Map<string, readonly Warning[]>> {
  const sessions = items.flatMap(({ item, new: span }) =>
    item.kind === 'session' && span ? [{ key: itemKey(item), ...span, roomId: null }] : [],
  );
  const spans = sessions.map(({ startTime, endTime, roomId }) => ({ startTime, endTime, roomId }));
  const found = spans.length === 0 ? [] : await findOverlaps(db, { ...viewer, universityId, courseId }, spans);
  const warnings = new Map(among);
  for (const { place, what, name } of found) {
    const key = sessions[place]?.key ?? '';
    warnings.set(key, [...(warnings.get(key) ?? []), { what, name }]);
  }
  return warnings;
}
