import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Returns false in a page that was rendered ahead of time and has no script yet, else true. */
export const useIsReady = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
