import { SSM_TYPE, type Role } from '#kernel/roles';

/** The answers, and the share to exceed in percent, that figures for those who see no names need. D-147, D-193 */
export const FIGURES_NEED = { share: 50, answers: 5 } as const;

/** The roles that see weekly feedback with names, whatever the share of answers. WEEK-010 */
export const NAMED_FEEDBACK_ROLES: readonly Role[] = SSM_TYPE;

/** The number of answers to a survey, the size of the class, and whether the survey is closed. */
export interface SurveyTally {
  readonly answers: number;
  readonly classSize: number;
  readonly closed: boolean;
}

/** The smallest number of answers that an open survey holds back. */
const HELD_BACK = 2;

/**
 * The number of answers, in the order of their arrival, that those who see no names hear of. While the survey is open the
 * latest two or three are held back, so that neither a number nor a live message tells when one of them came. D-261
 */
export const settledAnswers = ({ answers, closed }: Pick<SurveyTally, 'answers' | 'closed'>): number =>
  closed ? answers : Math.max(0, answers - HELD_BACK - (answers % 2));

/**
 * Tells whether one more answer to an open survey has moved anything that is told of to those who see no names. D-261
 */
export const movesFigures = (answers: number): boolean =>
  settledAnswers({ answers, closed: false }) !== settledAnswers({ answers: answers - 1, closed: false });

/**
 * The number of answers, in the order of their arrival, whose figures may be shown to those who see no names; 0 for
 * none. While the survey is open the latest two or three are held back: whatever two looks differ by, and the end of
 * the survey too, is never the answer of one person alone. The steps do not depend on the size of the class, since that
 * may change between two looks as well. D-147, D-193
 */
export function shownAnswers({ answers, classSize, closed }: SurveyTally): number {
  const settled = settledAnswers({ answers, closed });
  return settled >= FIGURES_NEED.answers && settled * 100 > classSize * FIGURES_NEED.share ? settled : 0;
}
