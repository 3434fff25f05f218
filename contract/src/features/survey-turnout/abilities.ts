import { ability } from '#kernel/ability';
import { TURNOUT_READERS } from '#features/surveys/confidentiality';

/**
 * Lets success managers see who has not answered, and remind them. Those who can read reasons may not, so that nobody
 * sees both.
 */
export const seeTurnout = ability('surveyTurnout.see', { roles: TURNOUT_READERS });
export const remindOfSurveys = ability('surveyTurnout.remind', { roles: TURNOUT_READERS });
