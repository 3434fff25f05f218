import { isCareer, type InContext } from '#features/enrollments/contexts';

/** The categories in the coursework filter of the calendar. D-064 */
export const COURSEWORK_CATEGORIES = ['assignment', 'prework', 'milestone'] as const;
export type CourseworkCategory = (typeof COURSEWORK_CATEGORIES)[number];

/** The names of the categories in the interface. DASH-036 */
export const COURSEWORK_CATEGORY_NAMES: Readonly<Record<CourseworkCategory, string>> = {
  assignment: 'Assignment',
  prework: 'Prework',
  milestone: 'Milestone',
};

/** The category of an item; every career item is a milestone. D-064 */
export const courseworkCategory = (item: InContext & { readonly prework: boolean }): CourseworkCategory => {
  if (isCareer(item)) return 'milestone';
  return item.prework ? 'prework' : 'assignment';
};
