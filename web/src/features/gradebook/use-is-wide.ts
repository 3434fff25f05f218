import { useSyncExternalStore } from 'react';

const WIDE = '(min-width: 48rem)';

let wide: MediaQueryList | undefined;
/** Asked once: each new question makes the browser lay out the page first. */
const query = () => (wide ??= matchMedia(WIDE));

/** Whether there is room for a grid; it follows the window. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    (changed) => {
      query().addEventListener('change', changed);
      return () => query().removeEventListener('change', changed);
    },
    () => query().matches,
  );
