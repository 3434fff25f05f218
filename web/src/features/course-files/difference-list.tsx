import type { Zone } from '@bcs/contract/kernel/clock';
import { plural } from '@bcs/contract/kernel/plural';
import { Badge } from '#kit/badge.tsx';
import type { Output } from '#lib/api.ts';
import { FieldDifferenceRow } from './field-difference.tsx';
import { OUTCOME_WORDS } from './item-words.ts';
import type { TakeOverSource } from './take-over-source.ts';

type Differing = Output<'folderDifference'>['items'];
type Props = { items: Differing; from: TakeOverSource['kind']; zone: Zone };

/** The differences between a class and what it took over last. ADM-103, ADM-109 */
export const DifferenceList = ({ items, from, zone }: Props) =>
  items.length === 0 ? (
    <p className="text-sm text-muted">There are no differences.</p>
  ) : (
    <details>
      <summary className="w-fit rounded-sm font-semibold text-brand">
        {plural(items.length, 'item differs', 'items differ')}
      </summary>
      <ul aria-label="What differs" className="mt-3 grid gap-4">
        {items.map((item) => {
          const { word, tone } = OUTCOME_WORDS[item.outcome];
          return (
            <li key={`${item.kind} ${item.key}`} className="grid gap-3">
              <div className="flex flex-wrap items-center justify-between gap-2">
                <span className="font-semibold wrap-anywhere">{item.name}</span>
                <Badge tone={tone}>{word}</Badge>
              </div>
              {item.differs.map((difference) => (
                <FieldDifferenceRow
                  key={difference.field}
                  item={item}
                  difference={difference}
                  from={from}
                  zone={zone}
                />
              ))}
            </li>
          );
        })}
      </ul>
    </details>
  );
