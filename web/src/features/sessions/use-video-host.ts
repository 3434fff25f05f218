import { useAnswer } from '#lib/queries.ts';

/** Returns the host of recordings of sessions in this installation, besides zoom.us. D-075 */
export const useVideoHost = (): string => useAnswer('myInfo').sessionVideoHost;
