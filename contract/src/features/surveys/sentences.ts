import { plural } from '#kernel/plural';
/** Annex A, T-17. SURV-081 */
export const LOAD_FAILED =
  'We encountered an error while loading the requested survey. Please try logging out and back in again. If the problem persists, please contact BCS Support.';
/** Specified by SURV-082. */
export const SUBMIT_FAILED = 'There has been an error submitting the survey.';
/** Specified by SURV-084 and D-140. */
export const ALREADY_SUBMITTED = 'You have already submitted this survey.';
/** Specified by SURV-022. */
export const NO_SURVEY_NAME = 'Survey name not specified.';
/** Specified by SURV-085. */
export const UNAUTHORIZED = 'Authorization failed, please log out and try logging in again.';
/** Specified by SURV-087. */
export const TRY_LATER = 'Please try again later';
/** Specified by SURV-088. */
export const INTERNAL_ERROR = 'Internal error';
/** The message outside of the survey's period, or for another class. */
export const NOT_OPEN = 'This survey is not open.';

/** Specified by SURV-083. */
export const couldNotBeSubmitted = (reason: string): string =>
  `This survey could not be submitted - ${reason}. Please check your answers and try again.`;

/** Specified by SURV-063. */
export const charactersLeft = (left: number): string => `${plural(left, 'character')} left`;

/** Specified by SURV-018 to SURV-020 and D-141. */
export const THANKS = {
  curriculum: 'Your Career Service Curriculum has been successfully sent.',
  preCourse: 'Your Pre-Course Survey has been successfully sent.',
  others: 'Thank you for providing your responses.',
  glad: 'We are glad that you would recommend the program to others.',
} as const;
