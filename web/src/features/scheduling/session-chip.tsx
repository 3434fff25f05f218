import { cx } from '#kit/cx.ts';
import { PlainLink } from '#kit/plain-link.tsx';
import { OUTLINE_TONES, SOFT_TONES, type Tone } from '#kit/tone.ts';
import { formatTime, formatTimeRange } from '#lib/dates.ts';
import type { ListedSession } from './schedule-weeks.ts';

const toneOf = ({ category, cancelled }: ListedSession): Tone => {
  if (cancelled) return 'neutral';
  return category.startsWith('career') ? 'career' : 'brand';
};

type Props = {
  session: ListedSession;
  timeZone: string;
  /** The class whose sessions the reader may edit; null: none. */
  editsIn: number | null;
  wide?: boolean;
};

/** One session in a day, which leads to its editor; `wide` in the list. */
export function SessionChip({ session, timeZone, editsIn, wide = false }: Props) {
  const { id, name, chapter, startTime, endTime, room, cancelled } = session;
  const time = wide ? formatTimeRange(startTime, endTime, timeZone) : formatTime(startTime, timeZone);
  const look = cx(
    'grid min-w-0 leading-tight',
    wide ? 'rounded-control px-3 py-2' : 'rounded-lg px-1.5 py-1 text-xs',
    (cancelled ? OUTLINE_TONES : SOFT_TONES)[toneOf(session)],
  );
  const content = (
    <>
      <span className="font-medium wrap-anywhere">
        {chapter !== null && <span className="tabular-nums">{chapter} </span>}
        {cancelled ? <del>{name}</del> : name}
      </span>
      <span className={cx('wrap-anywhere tabular-nums', wide && 'text-sm')}>
        {cancelled ? 'Cancelled' : [time, wide && room].filter(Boolean).join(' · ')}
      </span>
    </>
  );
  if (editsIn === null) return <div className={look}>{content}</div>;
  return (
    <PlainLink
      to="/admin/classes/$courseId/sessions/$sessionId"
      params={{ courseId: String(editsIn), sessionId: String(id) }}
      className={cx(look, 'underline-offset-2 hover:underline')}
    >
      {content}
    </PlainLink>
  );
}
