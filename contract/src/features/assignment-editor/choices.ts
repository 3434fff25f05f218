import type { CourseworkCategory } from '#features/coursework/categories';
import { CAREER_TITLES } from '#features/submissions/career-titles';

interface Chosen {
  readonly kind: CourseworkCategory;
  readonly title: string;
  readonly required: boolean;
  readonly requiredForGraduation: boolean;
}

/** Whether a title is one of the five categories of milestones. D-086 */
const isCategory = (title: string): boolean => (CAREER_TITLES as readonly string[]).includes(title);

/** What somebody may choose beside what is chosen: the editor offers nothing else. ADM-095 */
export const choicesBeside = ({ kind, required }: Pick<Chosen, 'kind' | 'required'>) => ({
  /** A milestone is called as one of these; anything else as one likes. */
  titles: kind === 'milestone' ? CAREER_TITLES : null,
  mayBeNeededForGraduation: required,
});

/** Whether no choice contradicts another. ADM-095, D-086 */
export const fitTogether = (
  chosen: Chosen & { readonly minHours: number | null; readonly maxHours: number | null },
): boolean =>
  (chosen.minHours === null || chosen.maxHours === null || chosen.minHours <= chosen.maxHours) &&
  (!chosen.requiredForGraduation || choicesBeside(chosen).mayBeNeededForGraduation) &&
  (chosen.kind !== 'milestone' || isCategory(chosen.title.trim()));
