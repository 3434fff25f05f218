import type { Settled } from '@bcs/contract/features/scheduling/chosen-dates';
import type { CopiedItem } from '@bcs/contract/features/scheduling/model-copy';

/** What a preview shows of copied items, and how many of them have to be settled before saving. ADM-076, ADM-101 */
export const shownItems = (items: readonly Settled[]): { items: CopiedItem[]; unsettled: number } => ({
  items: items.map(({ item: { kind, id, name }, old, new: dated, why, outside }) => ({
    kind,
    id,
    name,
    old,
    why,
    outside,
    new: dated,
  })),
  unsettled: items.filter(({ outside }) => outside === 'after').length,
});
