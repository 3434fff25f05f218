import { ability } from '#kernel/ability';
import { CONFIDENTIALITY } from '#features/surveys/confidentiality';
import { COURSE_RUNNERS, STUDENT } from '#kernel/roles';

const { named, figures } = CONFIDENTIALITY['weekly-feedback'];

/** The weekly report is closed to students and career directors; who sees what in it is told to students before they answer. WEEK-009, D-146 */
export const readWeeklyFeedback = ability('weeklyFeedback.read', { roles: [...named, ...figures] });

/** Those who run the course tell the class what they have done about its feedback. */
export const writeFollowUp = ability('followUp.write', { roles: COURSE_RUNNERS });

/** The class reads it. */
export const readFollowUp = ability('followUp.read', { roles: [STUDENT] });
