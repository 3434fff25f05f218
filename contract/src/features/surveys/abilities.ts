import { ability, type Account } from '#kernel/ability';
import { STUDENT } from '#kernel/roles';
import { SURVEY } from './failures.ts';

/** Shows students which surveys about the career curriculum they have submitted. SURV-080 */
export const seeCurriculum = ability('curriculum.see', { roles: [STUDENT] });

/** Lets students answer surveys for themselves. D-018, D-134, D-139 */
export const answerSurvey = ability('survey.answer', { roles: [STUDENT] });

/** Lets an account that attends any class load a survey in order to answer it. D-018 */
export const readSurvey = ability<{ readonly attends: boolean }, Account>('survey.read', {
  roles: [STUDENT],
  refuse: ({ attends }) => (attends ? null : SURVEY.STUDENTS_ONLY),
});
