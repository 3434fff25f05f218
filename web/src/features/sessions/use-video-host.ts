import { useSuspenseQuery } from '@tanstack/react-query';
import { callQuery } from '#lib/queries.ts';

/** Returns the host of recordings of sessions in this installation, besides zoom.us. D-075 */
export const useVideoHost = (): string => useSuspenseQuery(callQuery('myInfo')).data.sessionVideoHost;
