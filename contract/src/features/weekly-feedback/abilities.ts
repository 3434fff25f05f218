import { ability } from '#kernel/ability';
import { COURSE_RUNNERS, OVERSEERS, STUDENT } from '#kernel/roles';

/** The weekly report is closed to students and career directors; who sees what in it is a matter of names. WEEK-009, D-146 */
export const readWeeklyFeedback = ability({ id: 'weeklyFeedback.read', roles: [...COURSE_RUNNERS, ...OVERSEERS] });

/** Those who run the course tell the class what they have done about its feedback. */
export const writeFollowUp = ability({ id: 'followUp.write', roles: COURSE_RUNNERS });

/** The class reads it. */
export const readFollowUp = ability({ id: 'followUp.read', roles: [STUDENT] });
