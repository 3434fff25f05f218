/** The kinds of sessions, each in its context. SESS-041, D-076 */
export const SESSION_CATEGORIES = [
  { code: 'class', name: 'Class', contextId: 1 },
  { code: 'office-hours', name: 'Office Hours', contextId: 1 },
  { code: 'career-workshop', name: 'Career Workshop', contextId: 2 },
  { code: 'career-event', name: 'Career Event', contextId: 2 },
] as const;
export type SessionCategoryCode = (typeof SESSION_CATEGORIES)[number]['code'];

/**
 * The category of sessions that everybody is expected to attend, unlike office hours and career events. SUCC-015, D-076
 */
export const CLASS_SESSION: SessionCategoryCode = 'class';

/** The category that the create form sets. D-076 */
export const CREATED_CATEGORY: SessionCategoryCode = 'career-workshop';

/** The name of a category in the interface. D-076 */
export const categoryName = (code: SessionCategoryCode): string =>
  SESSION_CATEGORIES.find((category) => category.code === code)?.name ?? code;
