import type { Zone } from '@bcs/contract/kernel/clock';
import { plural } from '@bcs/contract/kernel/plural';
import type { ComparedItem, ComparedSide } from './choices.ts';
import { TakenItemRow } from './taken-item.tsx';
import type { TakeOverSource } from './take-over-source.ts';

type Props = {
  items: readonly ComparedItem[];
  from: TakeOverSource['kind'];
  zone: Zone;
  onTake: (item: ComparedItem, takes: boolean) => void;
  onChoose: (item: ComparedItem, field: string, side: ComparedSide) => void;
};

const isConflict = ({ differs }: ComparedItem): boolean => differs.some(({ moved }) => moved === 'both');

/** The groups in their order: items that need a decision come first, and unchanged ones come last, closed. */
const GROUPS: readonly {
  readonly title: string;
  readonly holds: (item: ComparedItem) => boolean;
  readonly closed?: true;
}[] = [
  { title: 'Changed on both sides', holds: (item) => item.outcome === 'changed' && isConflict(item) },
  { title: 'Changed', holds: (item) => item.outcome === 'changed' && !isConflict(item) },
  { title: 'New', holds: ({ outcome }) => outcome === 'new' },
  { title: 'No longer there', holds: ({ outcome }) => outcome === 'gone' },
  {
    title: 'Stays as it is in the class',
    holds: ({ outcome }) => outcome === 'changed here' || outcome === 'only here' || outcome === 'left here',
    closed: true,
  },
];

/** The items of a preview by what they ask for. Those that are the same on both sides are counted only. */
export function ItemGroups({ items, from, zone, onTake, onChoose }: Props) {
  const unchanged = items.filter(({ outcome }) => outcome === 'unchanged').length;
  return (
    <>
      {GROUPS.map(({ title, holds, closed }) => {
        const held = items.filter(holds);
        if (held.length === 0) return null;
        const heading = `${title}: ${plural(held.length, 'item')}`;
        const list = (
          <ul aria-label={title} className="divide-y divide-line rounded-card border border-line bg-surface">
            {held.map((item) => (
              <TakenItemRow
                key={`${item.kind} ${item.key}`}
                item={item}
                from={from}
                zone={zone}
                onTake={(takes) => onTake(item, takes)}
                onChoose={(field, side) => onChoose(item, field, side)}
              />
            ))}
          </ul>
        );
        return closed ? (
          <details key={title} className="grid gap-3">
            <summary className="w-fit rounded-sm font-semibold text-brand">{heading}</summary>
            <div className="mt-3">{list}</div>
          </details>
        ) : (
          <section key={title} className="grid gap-3">
            <h2 className="text-xl font-bold">{heading}</h2>
            {list}
          </section>
        );
      })}
      {unchanged > 0 && (
        <p className="text-sm text-muted">{plural(unchanged, 'item is', 'items are')} the same on both sides.</p>
      )}
    </>
  );
}
