import { ability, type Account } from '#kernel/ability';
import { STUDENT } from '#kernel/roles';
import { SURVEY } from './failures.ts';

/** Students see which surveys about the career curriculum they have sent. SURV-080 */
export const seeCurriculum = ability('curriculum.see', { roles: [STUDENT] });

/** Students are asked, and answer for themselves. D-018, D-134, D-139 */
export const answerSurvey = ability('survey.answer', { roles: [STUDENT] });

/** The right of an account that attends any class to load a survey, to answer it. D-018 */
export const readSurvey = ability<{ readonly attends: boolean }, Account>('survey.read', {
  roles: [STUDENT],
  refuse: ({ attends }) => (attends ? null : SURVEY.STUDENTS_ONLY),
});
