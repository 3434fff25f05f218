import { CONFIDENTIALITY } from '#features/surveys/confidentiality';
import { shownAnswers } from '#features/surveys/figures';
import type { Answered } from '#features/surveys/figures';
import type { Role } from '#kernel/roles';
import { npsOf } from './score.ts';
import type { NpsCount } from './score.ts';

const { texts, figures, figuresLater } = CONFIDENTIALITY['end-course'];

/** Who reads the NPS report; never with a name. */
export const NPS_READERS: readonly Role[] = [...texts, ...figures, ...figuresLater];

/** Who reads what is behind a score: how many promote and detract, and the reasons. The survey rates the success manager. Annex G4, step 7 */
export const readsReasons = (role: Role): boolean => texts.includes(role);

/** Who knows by name who has answered, and in which order: they see who has not answered yet. */
const knowsWho = (role: Role): boolean => figuresLater.includes(role);

/**
 * Of how many answers, in the order of their arrival, a role sees figures and texts; 0 for none. Whoever knows who
 * answered when sees one score only, once the survey has closed.
 */
export const shownScores = (answered: Answered, role: Role): number =>
  knowsWho(role) && !answered.closed ? 0 : shownAnswers(answered);

/**
 * What the answers that may be shown come to, for this role; null where it may see nothing. Where all promote, or all
 * detract, a score would say of each of them what they answered: it is kept from whoever knows who they are.
 */
export function npsFor(shown: readonly number[], role: Role): NpsCount | null {
  if (shown.length === 0) return null;
  const count = npsOf(shown);
  const isUnanimous = [count.promoters, count.detractors].includes(shown.length);
  return knowsWho(role) && isUnanimous ? null : count;
}
