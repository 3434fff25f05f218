import type { Zone } from '@bcs/contract/kernel/clock';
import { ConsequenceList } from '#features/assignment-editor/consequence-list.tsx';
import type { Output } from '#lib/api.ts';
import { formatDate, formatTime } from '#lib/dates.ts';

type Follows = Output<'previewClassSettings'>;
type Item = Follows['items'][number];

const NOTHING = {
  submissionsBecomeLate: 0,
  submissionsNoLongerLate: 0,
  studentsBecomeOverdue: 0,
  studentsNoLongerOverdue: 0,
  studentsTold: 0,
};
const OUTSIDE = { before: 'before the first day', after: 'after the last day' } as const;

/** Each item that moves or falls outside, and whose verdict changes. ADM-077, ADM-099 */
export function FollowsList({ follows, zones }: { follows: Follows; zones: { from: Zone; to: Zone } }) {
  const { items, verdicts } = follows;
  const at = (instant: Item['from'], zone: Zone) => `${formatDate(instant, zone)}, ${formatTime(instant, zone)}`;
  const dates = ({ from, to }: Item): string => {
    const [before, after] = [at(from, zones.from), at(to, zones.to)];
    if (zones.from === zones.to) return after;
    return before === after
      ? `${after}, by the clocks of the new time zone`
      : `from ${before} to ${after} on the clocks`;
  };
  const sentence = (item: Item) => (item.outside ? `${dates(item)}, ${OUTSIDE[item.outside]}` : dates(item));
  return (
    <div className="grid gap-4">
      {items.length > 0 && (
        <section className="grid gap-2">
          <h3 className="font-semibold">
            {items.length === 1 ? '1 date moves or falls outside' : `${items.length} dates move or fall outside`}
          </h3>
          <ul className="grid max-h-72 gap-2 overflow-y-auto">
            {items.map((item) => (
              <li key={`${item.kind}${item.id}`} className="grid">
                <span className="wrap-anywhere">{item.name}</span>
                <span className="text-sm text-muted">{sentence(item)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <ConsequenceList follows={{ ...NOTHING, verdicts }} />
    </div>
  );
}
