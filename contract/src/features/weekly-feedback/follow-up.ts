import { addLocalDays, type Instant, type Zone } from '#kernel/clock';
import { weeklyWindow, type CourseRun } from '#features/surveys/weekly';
import type { Failure } from '#kernel/failure';
import { FOLLOW_UP } from './failures.ts';
import type { FollowUp } from './model.ts';

/** The number of days for which students see a follow-up, during which the next survey is open. */
const SHOWN_DAYS = 14;

/** Returns the latest follow-up if the class still sees it; an empty one was withdrawn. */
export const shownOrNull = (latest: FollowUp | null, zone: Zone, now: Instant): FollowUp | null =>
  latest !== null && latest.text !== '' && now < addLocalDays(latest.savedAt, SHOWN_DAYS, zone) ? latest : null;

/** Refuses a follow-up before the survey of its week has opened. This reveals nothing about the figures. */
export function refuseFollowUp(run: CourseRun, week: number, zone: Zone, now: Instant): Failure | null {
  const window = weeklyWindow(run, week, zone);
  return window && window.opens <= now ? null : FOLLOW_UP.TOO_EARLY;
}
