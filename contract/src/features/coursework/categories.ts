import { isCareer, type InContext } from '#features/enrollments/contexts';

/** The categories that the coursework filter of the calendar distinguishes. D-064 */
export const COURSEWORK_CATEGORIES = ['assignment', 'prework', 'milestone'] as const;
export type CourseworkCategory = (typeof COURSEWORK_CATEGORIES)[number];

/** The names of the categories in the interface. DASH-036 */
export const COURSEWORK_CATEGORY_NAMES: Readonly<Record<CourseworkCategory, string>> = {
  assignment: 'Assignment',
  prework: 'Prework',
  milestone: 'Milestone',
};

/** The category of an item: career items are milestones, whatever else they are. D-064 */
export const courseworkCategory = (item: InContext & { readonly prework: boolean }): CourseworkCategory => {
  if (isCareer(item)) return 'milestone';
  return item.prework ? 'prework' : 'assignment';
};
