import { useMedia } from '#kit/use-media.ts';

/** Tells whether the page is being printed: paper shows all rows of a list. */
export const useIsPrinted = (): boolean => useMedia('print');
