import type { DueTie } from '#features/scheduling/model';
import type { Due } from './model.ts';

/** Meant where days are given without a time. ADM-096 */
const DEFAULT_DUE_TIME = '23:59';

/** A due date that counts from a class meeting. ADM-074 */
export const tieToMeeting = ({ days, time }: Pick<Due, 'days' | 'time'>): DueTie => ({ fromMeeting: days, time });

/** Tells whether a due date counts from a class meeting, as files say it. */
export const countsFromMeeting = (tie: DueTie): tie is Extract<DueTie, { fromMeeting: number }> => 'fromMeeting' in tie;

/** A due date that hangs on its session: at its start where nothing else is said. ADM-096 */
export const tieOf = ({ days, time }: Pick<Due, 'days' | 'time'>): DueTie =>
  days === 0 && time === null
    ? { at: 'start' }
    : { daysAfter: days, time: (time ?? DEFAULT_DUE_TIME).slice(0, DEFAULT_DUE_TIME.length) };

/**
 * The tie in the words of a folder; null where it counts from a class meeting and there is none.
 * @param meeting the number of the session where it is a class meeting
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
