import { useSyncExternalStore } from 'react';

/** From here on the header has room for words. */
const WIDE = '(width >= 48rem)';

function subscribe(changed: () => void) {
  const query = matchMedia(WIDE);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Whether the header shows its links itself; else they stand in the account menu. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => true,
  );
