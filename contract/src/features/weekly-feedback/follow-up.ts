import { addLocalDays, type Instant, type Zone } from '#kernel/clock';
import { weeklyWindow, type CourseRun } from '#features/surveys/weekly';
import type { Failure } from '#kernel/failure';
import { FOLLOW_UP } from './failures.ts';
import type { FollowUp } from './model.ts';

/** The number of days for which students see it. The next week's survey is open meanwhile. */
const SHOWN_DAYS = 14;

/** The latest follow-up if the class still sees it; an emptied one was taken back. */
export const shownOrNull = (latest: FollowUp | null, zone: Zone, now: Instant): FollowUp | null =>
  latest !== null && latest.text !== '' && now < addLocalDays(latest.savedAt, SHOWN_DAYS, zone) ? latest : null;

/** A week is answered once its survey has opened. Nothing about its figures shows in that. */
export function refuseFollowUp(run: CourseRun, week: number, zone: Zone, now: Instant): Failure | null {
  const window = weeklyWindow(run, week, zone);
  return window && window.opens <= now ? null : FOLLOW_UP.TOO_EARLY;
}
