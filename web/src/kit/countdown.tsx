import { plural } from '@bcs/contract/kernel/plural';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Formats the time left: '3 days 4 h', '2 h 25 min', '4 min', 'less than a minute'; null when the moment has come. */
export function countdown(now: string, until: string): string | null {
  const left = Date.parse(until) - Date.parse(now);
  if (left <= 0) return null;
  if (left < MINUTE) return 'less than a minute';
  const [days, hours, minutes] = [
    Math.floor(left / DAY),
    Math.floor((left % DAY) / HOUR),
    Math.floor((left % HOUR) / MINUTE),
  ];
  const parts =
    days > 0 ? [plural(days, 'day'), hours && `${hours} h`] : [hours && `${hours} h`, minutes && `${minutes} min`];
  return parts.filter(Boolean).join(' ');
}

type Props = { now: string; until: string; before?: string | undefined; after?: string | undefined };

/**
 * The time left as text; it is computed from the `now` passed in. `before` precedes it, and `after` replaces it at the
 * end.
 */
export function Countdown({ now, until, before = '', after = '' }: Props) {
  const left = countdown(now, until);
  return (
    <time dateTime={until} className="tabular-nums">
      {left === null ? after : `${before}${left}`}
    </time>
  );
}
