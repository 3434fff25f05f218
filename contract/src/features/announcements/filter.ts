import type { ContextCode } from '#features/enrollments/contexts';

/** The options by which the list is filtered. ANN-004 */
export const ANNOUNCEMENT_FILTER = ['all', 'academic', 'career'] as const;
export type AnnouncementFilter = (typeof ANNOUNCEMENT_FILTER)[number];

/** Tells whether an announcement shows under a filter. ANN-004 */
export const matchesAnnouncementFilter = (
  { contextCode }: { readonly contextCode: ContextCode },
  filter: AnnouncementFilter,
): boolean => filter === 'all' || contextCode === filter;
