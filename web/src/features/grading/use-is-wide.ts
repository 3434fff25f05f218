import { useSyncExternalStore } from 'react';

const WIDE = '(min-width: 48rem)';

/** Whether there is room for a grid; it follows the window. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    (changed) => {
      const query = matchMedia(WIDE);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => matchMedia(WIDE).matches,
  );
