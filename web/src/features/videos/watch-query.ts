import { HOUR } from '@bcs/contract/kernel/clock';
import { callQuery } from '#lib/queries.ts';

/** The tickets in the answer are valid for hours: fetching again would only replace the address of a playing film. */
export const watchQuery = (videoId: string) => ({ ...callQuery('videoDetails', { videoId }), staleTime: HOUR });
