import type { CourseworkCategory } from '#features/coursework/categories';
import { CAREER_TITLES } from '#features/submissions/urls';

interface Chosen {
  readonly kind: CourseworkCategory;
  readonly required: boolean;
  readonly requiredForGraduation: boolean;
}

/** The options that the editor still offers, given the choices so far. ADM-095 */
export const remainingChoices = ({ kind, required }: Pick<Chosen, 'kind' | 'required'>) => ({
  /** The usual titles of milestones; other titles are allowed as well. D-234 */
  titles: kind === 'milestone' ? CAREER_TITLES : null,
  mayBeNeededForGraduation: required,
});

/** Tells whether the choices of an editor agree with each other. ADM-095 */
export const areChoicesCompatible = (
  chosen: Chosen & { readonly minHours: number | null; readonly maxHours: number | null },
): boolean =>
  (chosen.minHours === null || chosen.maxHours === null || chosen.minHours <= chosen.maxHours) &&
  (!chosen.requiredForGraduation || remainingChoices(chosen).mayBeNeededForGraduation);
