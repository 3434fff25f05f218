import { useSyncExternalStore } from 'react';

const paper = matchMedia('print');
const subscribe = (onChange: () => void) => {
  paper.addEventListener('change', onChange);
  return () => paper.removeEventListener('change', onChange);
};

/** Tells whether the page is on its way to paper, which has all rows of a list. */
export const useIsPrinted = (): boolean => useSyncExternalStore(subscribe, () => paper.matches);
