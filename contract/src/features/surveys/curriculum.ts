import { CAREER_TITLES } from '#features/submissions/urls';

/** The surveys about the career curriculum, one for each career category. D-086, D-145, Annex G6 */
export const CURRICULUM = CAREER_TITLES.map((title) => ({
  surveyName: `cs-curriculum-${title.toLowerCase().replace(' ', '-')}`,
  title,
}));

/** The key under which the browser remembers which survey was opened. SURV-056, D-145 */
export const CURRICULUM_KEY = 'csSurveyName';
