import { useSuspenseQuery } from '@tanstack/react-query';
import { callQuery } from '#lib/queries.ts';

/** Where recordings of sessions lie in this installation, besides zoom.us. D-075 */
export const useVideoHost = (): string => useSuspenseQuery(callQuery('myInfo')).data.sessionVideoHost;
