import { SSM_TYPE, type Role } from '#kernel/roles';

/** What every figure of a survey needs for those who see no names: more than this share, in percent, and so many answers. D-147, D-193 */
export const FIGURES_NEED = { share: 50, answers: 5 } as const;

/** Who sees weekly feedback with names, whatever the share. WEEK-010 */
export const NAMED_FEEDBACK_ROLES: readonly Role[] = SSM_TYPE;

/** How many answers a survey has, of how many people, and whether more may come. */
export interface Answered {
  readonly answers: number;
  readonly classSize: number;
  readonly closed: boolean;
}

/** How many answers an open survey holds back at least. */
const HELD_BACK = 2;

/**
 * How many answers are told of, in the order of their arrival, to those who see no names. While the survey is open the
 * latest two or three are held back, so that neither a number nor a live message tells when one of them came. D-261
 */
export const settledAnswers = ({ answers, closed }: Pick<Answered, 'answers' | 'closed'>): number =>
  closed ? answers : Math.max(0, answers - HELD_BACK - (answers % 2));

/** Whether one more answer to an open survey has moved anything that is told of to those who see no names. D-261 */
export const movesFigures = (answers: number): boolean =>
  settledAnswers({ answers, closed: false }) !== settledAnswers({ answers: answers - 1, closed: false });

/**
 * Of how many answers, in the order of their arrival, figures may be shown to those who see no names; 0 for none.
 * While the survey is open the latest two or three are held back: whatever two looks differ by, and the end of the
 * survey too, is never the answer of one person alone. The steps do not depend on the size of the class, since that
 * may change between two looks as well. D-147, D-193
 */
export function shownAnswers({ answers, classSize, closed }: Answered): number {
  const settled = settledAnswers({ answers, closed });
  return settled >= FIGURES_NEED.answers && settled * 100 > classSize * FIGURES_NEED.share ? settled : 0;
}
