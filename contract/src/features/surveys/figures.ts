import { SSM_TYPE, type Role } from '#kernel/roles';

/** The answers, and the share to exceed in percent, that figures for those who see no names need. D-147, D-193 */
export const FIGURES_NEED = { share: 50, answers: 5 } as const;

/** The roles that see weekly feedback with names, whatever the share of answers. WEEK-010 */
export const NAMED_FEEDBACK_ROLES: readonly Role[] = SSM_TYPE;

/** The answers to a survey, in numbers. */
export interface AnswerCount {
  readonly answers: number;
  /** The number of them that had come when the days of the class or the survey were changed last. D-325 */
  readonly counted: number;
}

/** The number of answers to a survey, the size of the class, and whether the survey is closed. */
export interface SurveyTally extends AnswerCount {
  readonly classSize: number;
  readonly closed: boolean;
}

/** The smallest number of answers that an open survey holds back. */
const HELD_BACK = 2;

/**
 * The number of answers, in the order of their arrival, that those who see no names hear of. While the survey is open the
 * latest two or three are held back, so that neither a number nor a live message tells when one of them came. A survey may
 * close and open again: of those that came since, a single one is never the difference. D-261, D-325
 */
export function settledAnswers({ answers, counted, closed }: Omit<SurveyTally, 'classSize'>): number {
  const later = answers - counted;
  if (closed) return counted > 0 && later === 1 ? counted : answers;
  return counted + Math.max(0, later - HELD_BACK - (later % 2));
}

/**
 * Tells whether one more answer to an open survey has moved anything that is told of to those who see no names. D-261
 */
export const movesFigures = ({ answers, counted }: AnswerCount): boolean =>
  settledAnswers({ answers, counted, closed: false }) !==
  settledAnswers({ answers: answers - 1, counted, closed: false });

/**
 * The number of answers, in the order of their arrival, whose figures may be shown to those who see no names; 0 for
 * none. While the survey is open the latest two or three are held back: whatever two looks differ by, and the end of
 * the survey too, is never the answer of one person alone. The steps do not depend on the size of the class, since that
 * may change between two looks as well. D-147, D-193
 */
export function shownAnswers({ classSize, ...count }: SurveyTally): number {
  const settled = settledAnswers(count);
  return settled >= FIGURES_NEED.answers && settled * 100 > classSize * FIGURES_NEED.share ? settled : 0;
}
