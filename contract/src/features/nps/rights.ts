import { CONFIDENTIALITY } from '#features/surveys/confidentiality';
import { shownAnswers, type SurveyTally } from '#features/surveys/figures';
import type { Role } from '#kernel/roles';
import { npsGroup, type NpsGroup } from '#features/surveys/routes';

export interface NpsCount {
  readonly promoters: number;
  readonly neutrals: number;
  readonly detractors: number;
  /** The percentage of promoters minus that of detractors, from -100 to 100. */
  readonly score: number;
}

/** Calculates the NPS of one or more answers. */
export function calculateNps(answers: readonly number[]): NpsCount {
  const count = (group: NpsGroup) => answers.filter((answer) => npsGroup(answer) === group).length;
  const [promoters, neutrals, detractors] = [count('promoter'), count('neutral'), count('detractor')];
  return { promoters, neutrals, detractors, score: Math.round(((promoters - detractors) / answers.length) * 100) };
}

const { texts, figures, figuresLater } = CONFIDENTIALITY['end-course'];

/** The roles that can read the NPS report, which contains no names. */
export const NPS_READERS: readonly Role[] = [...texts, ...figures, ...figuresLater];

/**
 * Tells whether a role sees the details of a score: the sizes of the groups, and the reasons. The survey rates the
 * success manager. Annex G4, step 7
 */
export const readsReasons = (role: Role): boolean => texts.includes(role);

/** Tells whether a role knows who has answered, and in which order, because it sees who has not answered yet. */
const knowsWho = (role: Role): boolean => figuresLater.includes(role);

/**
 * The number of answers, in order of arrival, that a role may see; 0 for none. A role that knows who answered when sees
 * only one score, after the survey has closed.
 */
export const shownScores = (answered: SurveyTally, role: Role): number =>
  knowsWho(role) && !answered.closed ? 0 : shownAnswers(answered);

/**
 * The NPS of the visible answers for a role; null if it may see nothing. If all promote or all detract, a score would
 * reveal each answer, so it is hidden from roles that know who answered.
 */
export function npsFor(shown: readonly number[], role: Role): NpsCount | null {
  if (shown.length === 0) return null;
  const count = calculateNps(shown);
  const isUnanimous = [count.promoters, count.detractors].includes(shown.length);
  return knowsWho(role) && isUnanimous ? null : count;
}
