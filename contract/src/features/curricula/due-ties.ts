import type { DueTie } from '#features/scheduling/model';
import type { Due } from './model.ts';

/** The time of day that applies if a due date names only days. ADM-096 */
const DEFAULT_DUE_TIME = '23:59';

/** Ties a due date to a class meeting. ADM-074 */
export const tieToMeeting = ({ days, time }: Pick<Due, 'days' | 'time'>): DueTie => ({ fromMeeting: days, time });

/** Tells whether a due date counts from a class meeting in the format of the files. */
export const countsFromMeeting = (tie: DueTie): tie is Extract<DueTie, { fromMeeting: number }> => 'fromMeeting' in tie;

/** Ties a due date to its session; by default it is due when the session starts. ADM-096 */
export const toDueTie = ({ days, time }: Pick<Due, 'days' | 'time'>): DueTie =>
  days === 0 && time === null
    ? { at: 'start' }
    : { daysAfter: days, time: (time ?? DEFAULT_DUE_TIME).slice(0, DEFAULT_DUE_TIME.length) };

/**
 * Converts a tie into the format of a folder; null if it counts from a class meeting but there is none.
 * @param meeting the number of the session if it is a class meeting
 */
export function dueOfTied(session: string, meeting: number | null, tie: DueTie): Due | null {
  if (countsFromMeeting(tie))
    return meeting === null ? null : { meeting, days: tie.fromMeeting, day: null, time: tie.time, session: null };
  return {
    meeting: null,
    day: null,
    session,
    days: 'at' in tie ? 0 : tie.daysAfter,
    time: 'at' in tie || (tie.daysAfter > 0 && tie.time === DEFAULT_DUE_TIME) ? null : tie.time,
  };
}
