import type { CourseDates } from '#features/enrollments/course-dates';
import { ability } from '#kernel/ability';
import { NPS_ROLES, npsWindowOpen } from './cards.ts';
import { NPS_WINDOW_CLOSED } from './failures.ts';

/** Everybody sees the dashboard of an own enrollment. */
export const seeDashboard = ability({ id: 'dashboard.see', roles: 'everybody' });

/** The NPS card. DASH-028 */
export const seeNpsSurvey = ability({ id: 'npsSurvey.see', roles: NPS_ROLES });

/** Only within the window. DASH-029, DASH-030, D-063 */
export const toggleNpsSurvey = ability<CourseDates>({
  id: 'npsSurvey.toggle',
  roles: NPS_ROLES,
  refuse: (course, { timeZone }, now) => (npsWindowOpen(course, timeZone, now) ? null : NPS_WINDOW_CLOSED),
});
