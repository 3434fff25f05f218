import { SSM_TYPE, type Role } from '#kernel/roles';

/**
 * The number of answers, and the percentage to exceed, that are needed before figures are shown without names. D-147,
 * D-193
 */
export const FIGURES_THRESHOLD = { share: 50, answers: 5 } as const;

/** The roles that see weekly feedback with names, regardless of the number of answers. WEEK-010 */
export const NAMED_FEEDBACK_ROLES: readonly Role[] = SSM_TYPE;

/** The answers to a survey, in numbers. */
export interface AnswerCount {
  readonly answers: number;
  /** The number of answers when the dates of the class or the survey were last changed. D-325 */
  readonly counted: number;
}

/** The number of answers, the size of the class, and whether the survey is closed. */
export interface SurveyTally extends AnswerCount {
  readonly classSize: number;
  readonly closed: boolean;
}

/** The smallest number of answers that an open survey holds back. */
const HELD_BACK = 2;

/**
 * The number of answers, in order of arrival, that readers without names learn about. While the survey is open, the
 * latest two or three are held back, so that neither a number nor a live message reveals when one arrived. This also
 * holds for surveys that close and reopen. D-261, D-325
 */
export function countSettledAnswers({ answers, counted, closed }: Omit<SurveyTally, 'classSize'>): number {
  const later = answers - counted;
  if (closed) return counted > 0 && later === 1 ? counted : answers;
  return counted + Math.max(0, later - HELD_BACK - (later % 2));
}

/** Tells whether another answer to an open survey changes anything that readers without names can see. D-261 */
export const movesFigures = ({ answers, counted }: AnswerCount): boolean =>
  countSettledAnswers({ answers, counted, closed: false }) !==
  countSettledAnswers({ answers: answers - 1, counted, closed: false });

/**
 * The number of answers, in order of arrival, whose figures readers without names may see; 0 for none. While the survey
 * is open, the latest two or three are held back, so that two views never differ by the answer of one person. The steps
 * do not depend on the size of the class, since that may change between two views. D-147, D-193
 */
export function shownAnswers({ classSize, ...count }: SurveyTally): number {
  const settled = countSettledAnswers(count);
  return settled >= FIGURES_THRESHOLD.answers && settled * 100 > classSize * FIGURES_THRESHOLD.share ? settled : 0;
}
