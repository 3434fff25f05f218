import { useMedia } from '#kit/use-media.ts';

/** Tells whether the page is on its way to paper, which has all rows of a list. */
export const useIsPrinted = (): boolean => useMedia('print');
