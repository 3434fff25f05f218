import type * as calls from '@bcs/contract/features/scheduling/calls-copy';
import { withChosenDates, type SettledDate, copyWarnings } from '@bcs/contract/features/scheduling/copied-warnings';
import { copiedDates, type TargetClassDates, copiedWindows } from '@bcs/contract/features/scheduling/copied-dates';
import { MOST_ITEMS, TOO_MANY_ITEMS } from '@bcs/contract/features/scheduling/failures';
import { NOT_ITS_COHORT } from '@bcs/contract/features/classes/failures';
import type { UniversityAdministrator } from '@bcs/contract/kernel/ability';
import type { InputOf, OutputOf } from '@bcs/contract/kernel/call';
import { itemKey } from '@bcs/contract/features/scheduling/dated';
import type { CopiedItem, Warning } from '@bcs/contract/features/scheduling/model';
import { planDigest, type PlanContext } from '#kernel/planned';
import { orNotFound, orRefuse, RefusalError } from '#kernel/refusal-error';
import { findPlace, findSource, type CopiedClass } from './queries-copy.ts';

/** Prepares copied items for the preview, and counts those to be settled before saving. ADM-076, ADM-101 */
export const shownItems = (
  items: readonly SettledDate[],
  warnings: ReadonlyMap<string, readonly Warning[]>,
): { items: CopiedItem[]; unsettled: number } => ({
  items: items.map(({ item, item: { kind, id, name }, old, new: dated, why, outside }) => ({
    kind,
    id,
    name,
    old,
    why,
    outside,
    new: dated,
    warnings: [...(warnings.get(itemKey(item)) ?? [])],
  })),
  unsettled: items.filter(({ outside }) => outside === 'after').length,
});

/** Counts the links and files of the copied sessions. ADM-073 */
export function resourcesOf({ items: all }: Pick<CopiedClass, 'items'>, items: readonly SettledDate[]): number {
  const held = new Map(all.map((item) => [itemKey(item), item.resources]));
  const copied = items.filter((settled) => settled.new !== null);
  return copied.reduce((sum, { item }) => sum + (held.get(itemKey(item)) ?? 0), 0);
}

type Input = InputOf<typeof calls.previewCopy>;

/** The plan of a copy, with the data on which it is based. */
export interface CopyPlan {
  readonly source: CopiedClass;
  readonly to: TargetClassDates;
  readonly items: readonly SettledDate[];
  readonly shown: Omit<OutputOf<typeof calls.previewCopy>, 'digest'>;
  readonly digest: string;
}

/**
 * Plans a copy of a class, for both the preview and the save, which is bound to it by a digest. ADM-044, ADM-073 to
 * ADM-076
 * @throws RefusalError NOT_FOUND, NOT_ITS_COHORT or TOO_MANY_ITEMS
 */
export async function planCopy(wanted: Input, { db, viewer }: PlanContext<UniversityAdministrator>): Promise<CopyPlan> {
  const source = orNotFound(await findSource(db, viewer, wanted.sourceId));
  const place = orRefuse(await findPlace(db, wanted), NOT_ITS_COHORT, 'cohortId');
  if (source.items.length > MOST_ITEMS) throw new RefusalError(TOO_MANY_ITEMS);
  const { codeTaken, timeZone, holidays } = place;
  const { startDate: startDay, endDate: endDay, pattern, takes, chosen } = wanted;
  const to: TargetClassDates = { startDay, endDay, pattern, timeZone, holidays };
  // meetings are counted even if they are not copied, because the weeks of assignments depend on them
  const dates = copiedDates(source.items, source, to).filter(({ item: { kind } }) =>
    kind === 'session' ? takes.sessions : takes.assignments,
  );
  const items = withChosenDates(dates, chosen, to);
  const staff = takes.staff ? source.staff.map(({ name, role }) => ({ name, role })) : [];
  const shown = {
    codeTaken,
    timeZone,
    holidays: [...holidays],
    ...shownItems(items, copyWarnings(items, source, to)),
    resources: takes.resources ? resourcesOf(source, items) : 0,
    surveys: takes.surveys ? copiedWindows(source.surveys, source, to) : [],
    staff,
  };
  return { source, to, items, shown, digest: planDigest([wanted, shown]) };
}
