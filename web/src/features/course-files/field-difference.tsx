import { dateText, type Zone } from '@bcs/contract/kernel/clock';
import { MarkedText } from '#features/submissions/marked-text.tsx';
import { Segmented } from '#kit/segmented.tsx';
import { formatDateTime } from '#lib/dates.ts';
import type { ComparedItem, FieldDifference, ComparedSide } from './choices.ts';
import { fieldName, isProse, SIDE_NAMES } from './item-words.ts';
import type { TakeOverSource } from './take-over-source.ts';

type Value = FieldDifference['there'];
const DAY = /^\d{4}-\d\d-\d\d$/;

const momentText = (at: string, zone: Zone): string => (DAY.test(at) ? dateText(at) : formatDateTime(at, zone));

/** A value in words, of a place with the moment that it means in this class. */
function ShownValue({ value: { words, at }, zone }: { value: Value; zone: Zone }) {
  if (words === '') return <span className="text-muted">Nothing</span>;
  return (
    <span className="wrap-anywhere whitespace-pre-line">
      {words}
      {at !== null && <span className="text-muted">{` (${momentText(at, zone)})`}</span>}
    </span>
  );
}

type Props = {
  item: Pick<ComparedItem, 'kind' | 'name'>;
  difference: FieldDifference;
  from: TakeOverSource['kind'];
  zone: Zone;
  /** Absent if there is nothing to choose. */
  onChoose?: ((side: ComparedSide) => void) | undefined;
};

/** One field with the values of both sides and, if somebody has to decide, the choice between them. ADM-103, ADM-108 */
export function FieldDifferenceRow({ item, difference, from, zone, onChoose }: Props) {
  const { field, moved, takes, there, here } = difference;
  const name = fieldName(field, item.kind);
  const sides = SIDE_NAMES[from];
  return (
    <div className="grid gap-2 border-t border-line pt-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-sm font-semibold">{name}</h3>
        {onChoose && (
          <Segmented<ComparedSide>
            label={`${name} of ${item.name}`}
            value={takes}
            options={[
              { value: 'there', label: sides.there },
              { value: 'here', label: sides.here },
            ]}
            onChange={onChoose}
          />
        )}
      </div>
      {moved === 'both' && takes === null && <p className="text-sm text-bad">Changed on both sides. Choose one.</p>}
      <dl className="grid gap-3 text-sm sm:grid-cols-2">
        {(['here', 'there'] as const).map((side) => (
          <div key={side} className="grid min-w-0 content-start gap-1">
            <dt className="text-muted">{sides[side]}</dt>
            <dd>
              {isProse(field) ? (
                <MarkedText
                  text={difference[side].words}
                  other={side === 'here' ? there.words : here.words}
                  isEarlier={side === 'here'}
                  empty="Nothing"
                />
              ) : (
                <ShownValue value={difference[side]} zone={zone} />
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
