import { ability } from '#kernel/ability';
import { SUCCESS_MANAGER } from '#kernel/roles';

/** Success managers see who has not answered, and remind them. Those who read reasons do not: nobody sees both. */
export const seeTurnout = ability({ id: 'surveyTurnout.see', roles: [SUCCESS_MANAGER] });
export const remindOfSurveys = ability({ id: 'surveyTurnout.remind', roles: [SUCCESS_MANAGER] });
