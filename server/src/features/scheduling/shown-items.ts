import type { SettledDate } from '@bcs/contract/features/scheduling/copied-warnings';
import { keyOf } from '@bcs/contract/features/scheduling/dated';
import type { CopiedItem, Warning } from '@bcs/contract/features/scheduling/model';
import type { CopiedClass } from './queries-copy.ts';

/** Shapes copied items for a preview, and counts those to be settled before saving. ADM-076, ADM-101 */
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
    warnings: [...(warnings.get(keyOf(item)) ?? [])],
  })),
  unsettled: items.filter(({ outside }) => outside === 'after').length,
});

/** Counts the links and files of the copied sessions. ADM-073 */
export function resourcesOf({ items: all }: Pick<CopiedClass, 'items'>, items: readonly SettledDate[]): number {
  const held = new Map(all.map((item) => [keyOf(item), item.resources]));
  const copied = items.filter((settled) => settled.new !== null);
  return copied.reduce((sum, { item }) => sum + (held.get(keyOf(item)) ?? 0), 0);
}
