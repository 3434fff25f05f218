import { useSyncExternalStore } from 'react';

const lists = new Map<string, MediaQueryList>();
/** Creates each media query list once: a new one makes the browser lay out the page first. */
function listOf(query: string): MediaQueryList {
  const known = lists.get(query) ?? matchMedia(query);
  lists.set(query, known);
  return known;
}

/** Tells whether a media query matches, and follows the window. A page rendered ahead of time counts as wide. */
export const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    (changed) => {
      listOf(query).addEventListener('change', changed);
      return () => listOf(query).removeEventListener('change', changed);
    },
    () => listOf(query).matches,
    () => true,
  );

/** Tells whether the page is wider than a phone: tables are not shown as cards, and the header shows its links. */
export const useIsWide = (): boolean => useMedia('(width >= 48rem)');
