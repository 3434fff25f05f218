import { failure } from '#kernel/failure';

/** The number of characters from which places are searched. SURV-068, D-138 */
export const PLACE_SEARCH_FROM = 3;
/** The greatest length of a city. */
export const PLACE_LENGTH = 200;

export const SURVEY = {
  /** The refusal of an account that attends no class. D-018 */
  STUDENTS_ONLY: failure(403, { SURVEY_STUDENTS_ONLY: "You don't have permission!" }),
  /** No form has this name. */
  UNKNOWN: failure(404, { SURVEY_UNKNOWN: 'We could not find what you asked for.' }),
} as const;
