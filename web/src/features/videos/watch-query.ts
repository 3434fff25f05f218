import { callQuery } from '#lib/queries.ts';

/** The tickets in the answer are good for hours: a page that stays open all day asks anew when it is entered again. */
export const watchQuery = (videoId: string) => callQuery('videoDetails', { videoId });
