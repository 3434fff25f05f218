import type { Instant, Zone } from '@bcs/contract/kernel/clock';
import { formatDate, formatTimeRange } from '#lib/dates.ts';

type Props = { startTime: Instant; endTime: Instant; timeZone: Zone };

/** 'March 11, 2026, 6:30 PM – 9:30 PM EDT'; a narrow line ends after the day, and within the times only where they do not fit alone. SHELL-061 */
export const SessionTime = ({ startTime, endTime, timeZone }: Props) => (
  <span>
    <span className="inline-block">{formatDate(startTime, timeZone)},</span>{' '}
    <span className="inline-block">{formatTimeRange(startTime, endTime, timeZone)}</span>
  </span>
);
