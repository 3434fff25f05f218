import { CONFIDENTIALITY } from '#features/surveys/confidentiality';
import { shownAnswers, type SurveyTally } from '#features/surveys/figures';
import type { Role } from '#kernel/roles';
import { npsGroup, type NpsGroup } from '#features/surveys/routes';

export interface NpsCount {
  readonly promoters: number;
  readonly neutrals: number;
  readonly detractors: number;
  /** The share of promoters less that of detractors, from -100 to 100. */
  readonly score: number;
}

/** The NPS of one or more answers. */
export function calculateNps(answers: readonly number[]): NpsCount {
  const count = (group: NpsGroup) => answers.filter((answer) => npsGroup(answer) === group).length;
  const [promoters, neutrals, detractors] = [count('promoter'), count('neutral'), count('detractor')];
  return { promoters, neutrals, detractors, score: Math.round(((promoters - detractors) / answers.length) * 100) };
}

const { texts, figures, figuresLater } = CONFIDENTIALITY['end-course'];

/** The roles that read the NPS report; never with a name. */
export const NPS_READERS: readonly Role[] = [...texts, ...figures, ...figuresLater];

/**
 * Tells whether a role reads what is behind a score: how many promote and detract, and the reasons. The survey rates
 * the success manager. Annex G4, step 7
 */
export const readsReasons = (role: Role): boolean => texts.includes(role);

/** Tells whether a role knows by name who has answered, and in which order: it sees who has not answered yet. */
const knowsWho = (role: Role): boolean => figuresLater.includes(role);

/**
 * The number of answers, in the order of their arrival, whose figures and texts a role sees; 0 for none. A role that
 * knows who answered when sees one score only, once the survey has closed.
 */
export const shownScores = (answered: SurveyTally, role: Role): number =>
  knowsWho(role) && !answered.closed ? 0 : shownAnswers(answered);

/**
 * The NPS of the answers that may be shown, for this role; null where it may see nothing. Where all promote, or all
 * detract, a score would say of each of them what they answered: it is kept from those who know who they are.
 */
export function npsFor(shown: readonly number[], role: Role): NpsCount | null {
  if (shown.length === 0) return null;
  const count = calculateNps(shown);
  const isUnanimous = [count.promoters, count.detractors].includes(shown.length);
  return knowsWho(role) && isUnanimous ? null : count;
}
