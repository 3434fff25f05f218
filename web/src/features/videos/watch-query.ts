import { HOUR } from '@bcs/contract/kernel/clock';
import { callQuery } from '#lib/queries.ts';

/** The tickets in the answer are good for hours: to ask anew would only put other addresses under a film that plays. */
export const watchQuery = (videoId: string) => ({ ...callQuery('videoDetails', { videoId }), staleTime: HOUR });
