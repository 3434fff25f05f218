/** The grid in which video cards are arranged. */
export const VIDEO_GRID = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4';
