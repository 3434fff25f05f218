import { addDays, daysBetween, weekOf, type Day } from '#kernel/clock';

/** A survey that is open from a day to a day. */
export interface CopiedWindow {
  readonly kind: 'mid-course' | 'end-course';
  readonly from: Day;
  readonly to: Day;
}

/** Survey windows of a copied class keep week and weekday. ADM-073, ADM-074 */
export function copiedWindows(
  windows: readonly CopiedWindow[],
  from: { readonly startDay: Day },
  to: { readonly startDay: Day },
): { kind: CopiedWindow['kind']; old: Pick<CopiedWindow, 'from' | 'to'>; new: Pick<CopiedWindow, 'from' | 'to'> }[] {
  const days = daysBetween(weekOf(from.startDay).from, weekOf(to.startDay).from);
  return windows.map(({ kind, ...old }) => ({
    kind,
    old,
    new: { from: addDays(old.from, days), to: addDays(old.to, days) },
  }));
}
