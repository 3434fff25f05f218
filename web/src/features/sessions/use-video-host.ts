import { useAnswer } from '#lib/queries.ts';

/** Returns the host of session recordings in this installation, in addition to zoom.us. D-075 */
export const useVideoHost = (): string => useAnswer('myInfo').sessionVideoHost;
