import { keyOf } from '@bcs/contract/features/scheduling/dated';
import { WARNINGS } from '#features/scheduling/warning-words.ts';
import type { Output } from '#lib/api.ts';
import { formatDateTime } from '#lib/dates.ts';

type Props = { items: Output<'previewMoveItems'>['items']; zone: string };

/** All old and new dates of a move. ADM-084 */
export const MovedList = ({ items, zone }: Props) => (
  <ul aria-label="Items that move" className="grid max-h-80 gap-3 overflow-y-auto">
    {items.map((item) => (
      <li key={keyOf(item)} className="grid">
        <span className="font-semibold wrap-anywhere">{item.name}</span>
        <span className="text-sm text-muted">
          from {formatDateTime(item.from.startTime, zone)} to {formatDateTime(item.to.startTime, zone)}
        </span>
        {item.follows && <span className="text-sm text-muted">Follows its session</span>}
        {item.holiday !== null && <span className="text-sm text-muted">Moved off a holiday: {item.holiday}</span>}
        {item.warnings.map(({ what, name }) => (
          <span key={what + name} className="text-sm text-warn">
            {WARNINGS[what](name)}
          </span>
        ))}
      </li>
    ))}
  </ul>
);
