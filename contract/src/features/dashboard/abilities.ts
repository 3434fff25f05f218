import type { CourseDates } from '#features/enrollments/course-dates';
import { ability } from '#kernel/ability';
import { OVERSEERS } from '#kernel/roles';
import { npsWindowOpen } from '#features/nps/window';
import { NPS_ROLES } from './cards.ts';
import { NPS_WINDOW_CLOSED } from './failures.ts';

/** Shows everybody the dashboard of their own enrollment. */
export const seeDashboard = ability('dashboard.see', { roles: 'everybody' });

/** Allows seeing the feedback of a class: to switch the survey and open its reports. DASH-027, D-146 */
export const seeClassFeedback = ability('classFeedback.see', { roles: [...NPS_ROLES, ...OVERSEERS] });

/** Allows seeing the NPS card. DASH-028 */
export const seeNpsSurvey = ability('npsSurvey.see', { roles: NPS_ROLES });

/** Allows switching the NPS survey within its window. DASH-029, DASH-030, D-063 */
export const toggleNpsSurvey = ability<CourseDates>('npsSurvey.toggle', {
  roles: NPS_ROLES,
  refuse: (course, { timeZone }, now) => (npsWindowOpen(course, timeZone, now) ? null : NPS_WINDOW_CLOSED),
});
