import { isMoved, type DatedClassItem } from '@bcs/contract/features/class-settings/changed-dates';
import type { RedatedItem } from '@bcs/contract/features/class-settings/model';
import { keyOf, type Dated } from '@bcs/contract/features/scheduling/dated';
import type { Warning } from '@bcs/contract/features/scheduling/model';

interface Shown {
  readonly dates: readonly Dated[];
  /** The dates before the change. */
  readonly was: readonly Dated[];
  /** The warnings of each session. */
  readonly warnings: ReadonlyMap<number, readonly Warning[]>;
}

/** Each item that moves, or lies outside of the class and did not before; nothing of what is cancelled or archived. ADM-077 */
export function shownItems(items: readonly DatedClassItem[], { dates, was, warnings }: Shown): RedatedItem[] {
  const stored = new Map(items.map((item) => [keyOf(item), item]));
  const before = new Map(was.map(({ item, outside }) => [keyOf(item), outside]));
  const fallsOutside = ({ item, outside }: Dated) => outside !== null && outside !== before.get(keyOf(item));
  const whyOf = ({ why }: Dated): RedatedItem['why'] => {
    if (why.because === 'meeting') return why;
    if (why.because !== 'tied') return { because: 'kept' };
    return { because: 'tied', session: stored.get(keyOf({ kind: 'session', id: why.sessionId }))?.name ?? '' };
  };
  return dates
    .filter((date) => (isMoved(date) || fallsOutside(date)) && stored.get(keyOf(date.item))?.gone === false)
    .map((date) => {
      const { kind, id, name } = date.item;
      const worthALook = kind === 'session' ? (warnings.get(id) ?? []) : [];
      return {
        kind,
        id,
        name,
        from: date.old.startTime,
        to: date.new.startTime,
        why: whyOf(date),
        outside: date.outside,
        // that it lies outside is said of every item
        warnings: worthALook.filter(({ what }) => what !== 'outside'),
      };
    });
}
