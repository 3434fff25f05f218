import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * Tells whether an element is at least so many rem wide; it follows the window. null until it has been measured, which
 * is before anything is painted: whoever draws nothing for null draws only what fits.
 */
export function useHasRoom(element: RefObject<Element | null>, rem: number): boolean | null {
  const [hasRoom, setHasRoom] = useState<boolean | null>(null);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const least = rem * parseFloat(getComputedStyle(document.documentElement).fontSize);
    const measure = () => setHasRoom(current.clientWidth >= least);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, rem]);
  return hasRoom;
}
