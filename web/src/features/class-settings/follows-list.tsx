import type { Zone } from '@bcs/contract/kernel/clock';
import { plural } from '@bcs/contract/kernel/plural';
import { ConsequenceList } from '#features/assignment-editor/consequence-list.tsx';
import { hasConsequences } from '#features/assignment-editor/consequence-words.ts';
import { SESSION_WARNINGS } from '#features/scheduling/warning-words.ts';
import { hangingSentences } from '#features/session-editor/hanging-words.ts';
import { SentenceList } from '#features/session-editor/sentence-list.tsx';
import type { Output } from '#lib/api.ts';
import { formatDate, formatTime } from '#lib/dates.ts';

type Follows = Output<'previewClassSettings'>;
type Item = Follows['items'][number];

const OUTSIDE = { before: 'before the first day', after: 'after the last day' } as const;

/** Explains why an item moves; empty if it keeps its time. */
const whyText = ({ why }: Item): string | null => {
  if (why.because === 'meeting') return `Upcoming class meeting ${why.number}`;
  return why.because === 'tied' ? `Follows ${why.session}` : null;
};

/**
 * Each item that moves or falls outside the class, and the consequences for students. ADM-077, ADM-086, ADM-088,
 * ADM-099
 */
export function FollowsList({ follows, zones }: { follows: Follows; zones: { from: Zone; to: Zone } }) {
  const { items, due } = follows;
  const sentences = hangingSentences(follows);
  const isNews = hasConsequences(due);
  return (
    <div className="grid gap-4">
      {items.length > 0 && (
        <section className="grid gap-2">
          <h3 className="font-semibold">
            {plural(items.length, 'date moves or falls outside the class', 'dates move or fall outside the class')}
          </h3>
          <ul className="grid max-h-72 gap-2 overflow-y-auto">
            {items.map((item) => (
              <Row key={`${item.kind}${item.id}`} item={item} zones={zones} />
            ))}
          </ul>
        </section>
      )}
      <SentenceList sentences={sentences} />
      {(isNews || sentences.length === 0) && <ConsequenceList follows={{ ...due, studentsTold: 0 }} />}
    </div>
  );
}

function Row({ item, zones }: { item: Item; zones: { from: Zone; to: Zone } }) {
  const at = (instant: Item['from'], zone: Zone) => `${formatDate(instant, zone)}, ${formatTime(instant, zone)}`;
  const [before, after] = [at(item.from, zones.from), at(item.to, zones.to)];
  const isOtherZone = zones.from !== zones.to;
  const stays = isOtherZone ? `${after} in the new time zone` : after;
  const dates = before === after ? stays : `from ${before} to ${after}${isOtherZone ? ' in local time' : ''}`;
  const why = whyText(item);
  return (
    <li className="grid">
      <span className="wrap-anywhere">{item.name}</span>
      <span className="text-sm text-muted">{item.outside ? `${dates}, ${OUTSIDE[item.outside]}` : dates}</span>
      {why !== null && <span className="text-sm wrap-anywhere text-muted">{why}</span>}
      {item.warnings.map(({ what, name }) => (
        <span key={what + name} className="text-sm text-warn">
          {SESSION_WARNINGS[what](name)}
        </span>
      ))}
    </li>
  );
}
