import { useSyncExternalStore } from 'react';

const lists = new Map<string, MediaQueryList>();
/** Asked once each: a new question makes the browser lay out the page first. */
function listOf(query: string): MediaQueryList {
  const known = lists.get(query) ?? matchMedia(query);
  lists.set(query, known);
  return known;
}

function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      listOf(query).addEventListener('change', changed);
      return () => listOf(query).removeEventListener('change', changed);
    },
    () => listOf(query).matches,
  );
}

/** Whether there is room for a grid; it follows the window. */
export const useIsWide = (): boolean => useMedia('(min-width: 48rem)');

/** Whether there is room for the work of a cell beside the grid. D-283 */
export const useHasRoomBeside = (): boolean => useMedia('(min-width: 80rem)');

/** Whether rows may be low: fingers need higher ones. */
export const useHasLowRows = (): boolean => useMedia('(min-width: 48rem) and (not (pointer: coarse))');
