import { useSyncExternalStore } from 'react';

const lists = new Map<string, MediaQueryList>();
/** Asked once each: a new question makes the browser lay out the page first. */
function listOf(query: string): MediaQueryList {
  const known = lists.get(query) ?? matchMedia(query);
  lists.set(query, known);
  return known;
}

/** Tells whether a media query holds, and follows the window. A page that is drawn ahead counts as wide. */
export const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    (changed) => {
      listOf(query).addEventListener('change', changed);
      return () => listOf(query).removeEventListener('change', changed);
    },
    () => listOf(query).matches,
    () => true,
  );

/** Tells whether the page is wider than a phone: tables are no cards, and the header shows its links itself. */
export const useWide = (): boolean => useMedia('(width >= 48rem)');
