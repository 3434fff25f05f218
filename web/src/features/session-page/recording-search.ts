import type { RecordedSession } from '@bcs/contract/features/session-page/model';
import { courseWeek, HOUR, localDay, MINUTE, msOf, type Day, type Zone } from '@bcs/contract/kernel/clock';
import { parseChoice, parseText } from '#lib/search.ts';

/** The filters as they are in the address. */
export const readRecordingSearch = ({ q, only }: Readonly<Record<string, unknown>>) => ({
  q: parseText(q, 100),
  only: parseChoice(only, ['missed']),
});

/** The recordings by the week of the course in which the session was, in their order. D-011 */
export const groupByWeek = (
  recordings: readonly RecordedSession[],
  startDate: Day,
  zone: Zone,
): [week: number, list: RecordedSession[]][] =>
  Array.from(Map.groupBy(recordings, ({ startTime }) => courseWeek(startDate, localDay(startTime, zone))));

/** Returns the length of the class, which is about that of its recording: '3 h', '1 h 30 min', '45 min'. */
export function recordingLength({ startTime, endTime }: Pick<RecordedSession, 'startTime' | 'endTime'>): string {
  const length = msOf(endTime) - msOf(startTime);
  const [hours, minutes] = [Math.floor(length / HOUR), Math.round((length % HOUR) / MINUTE)];
  return [hours > 0 && `${hours} h`, minutes > 0 && `${minutes} min`].filter(Boolean).join(' ');
}
