import { ability } from '#kernel/ability';
import { CONFIDENTIALITY } from '#features/surveys/confidentiality';
import { COURSE_RUNNERS, STUDENT } from '#kernel/roles';

const { named, figures } = CONFIDENTIALITY['weekly-feedback'];

/**
 * Lets staff except career directors read the weekly report. Students are told who sees what before they answer.
 * WEEK-009, D-146
 */
export const readWeeklyFeedback = ability('weeklyFeedback.read', { roles: [...named, ...figures] });

/** Lets those who run the course tell the class what they have done about its feedback. */
export const writeFollowUp = ability('followUp.write', { roles: COURSE_RUNNERS });

/** Lets the class read follow-ups. */
export const readFollowUp = ability('followUp.read', { roles: [STUDENT] });
