import { ability } from '#kernel/ability';
import { TURNOUT_READERS } from '#features/surveys/confidentiality';

/** Success managers see who has not answered, and remind them. Those who read reasons do not: nobody sees both. */
export const seeTurnout = ability('surveyTurnout.see', { roles: TURNOUT_READERS });
export const remindOfSurveys = ability('surveyTurnout.remind', { roles: TURNOUT_READERS });
