import type { CourseworkCategory } from '#features/coursework/categories';
import { CAREER_TITLES } from '#features/submissions/urls';

interface Chosen {
  readonly kind: CourseworkCategory;
  readonly required: boolean;
  readonly requiredForGraduation: boolean;
}

/** The choices that the editor still offers after those made already. ADM-095 */
export const choicesBeside = ({ kind, required }: Pick<Chosen, 'kind' | 'required'>) => ({
  /** The usual titles of milestones; any other title is as good. D-234 */
  titles: kind === 'milestone' ? CAREER_TITLES : null,
  mayBeNeededForGraduation: required,
});

/** Tells whether no choice contradicts another. ADM-095 */
export const fitTogether = (
  chosen: Chosen & { readonly minHours: number | null; readonly maxHours: number | null },
): boolean =>
  (chosen.minHours === null || chosen.maxHours === null || chosen.minHours <= chosen.maxHours) &&
  (!chosen.requiredForGraduation || choicesBeside(chosen).mayBeNeededForGraduation);
