import { cx } from '#kit/cx.ts';
import { OUTLINE, SOFT, type Tone } from '#kit/tone.ts';
import { formatTime, formatTimeRange } from '#lib/dates.ts';
import type { ListedSession } from './schedule-weeks.ts';

const toneOf = ({ category, cancelled }: ListedSession): Tone => {
  if (cancelled) return 'neutral';
  return category.startsWith('career') ? 'career' : 'brand';
};

type Props = { session: ListedSession; timeZone: string; wide?: boolean };

/** One session in a day; `wide` in the list. */
export function SessionChip({ session, timeZone, wide = false }: Props) {
  const { name, chapter, startTime, endTime, room, cancelled } = session;
  const time = wide ? formatTimeRange(startTime, endTime, timeZone) : formatTime(startTime, timeZone);
  return (
    <div
      className={cx(
        'grid min-w-0 leading-tight',
        wide ? 'rounded-control px-3 py-2' : 'rounded-lg px-1.5 py-1 text-xs',
        (cancelled ? OUTLINE : SOFT)[toneOf(session)],
      )}
    >
      <span className="font-medium wrap-anywhere">
        {chapter !== null && <span className="tabular-nums">{chapter} </span>}
        {cancelled ? <del>{name}</del> : name}
      </span>
      <span className={wide ? 'text-sm tabular-nums' : 'tabular-nums'}>
        {cancelled ? 'Cancelled' : [time, wide && room].filter(Boolean).join(' · ')}
      </span>
    </div>
  );
}
