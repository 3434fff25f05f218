/** The grid in which cards of videos stand beside each other. */
export const VIDEO_GRID = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4';
