import { useSyncExternalStore } from 'react';

/** From here on there is room for tables, and for words in the header. */
const WIDE = '(width >= 48rem)';

function subscribe(changed: () => void) {
  const query = matchMedia(WIDE);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Whether the page is wider than a phone: tables are no cards, and the header shows its links itself. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => true,
  );
