import type { Instant, Zone } from '@bcs/contract/kernel/clock';
import { formatDateTime, formatMoment, formatShortDay } from './dates.ts';
import { useNow } from './now.ts';

/** A moment that does not wrap: 'Wed, Nov 25 · 6:25 PM'; the tooltip adds the year and the zone. */
export function Moment({ at, zone, dayOnly = false }: { at: Instant; zone: Zone; dayOnly?: boolean }) {
  const now = useNow();
  return (
    <time dateTime={at} title={formatDateTime(at, zone)} className="whitespace-nowrap">
      {dayOnly ? formatShortDay(at, zone, now) : formatMoment(at, zone, now)}
    </time>
  );
}
