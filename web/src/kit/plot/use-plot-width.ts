import { useLayoutEffect, useState, type RefObject } from 'react';

/** A width to begin with, for what draws before it can measure. */
const UNMEASURED = 480;
/** The width of a plot whose place has none yet. */
const MIN_WIDTH = 120;

/** Returns the width that a plot may have, in pixels; it follows the window, so that letters keep their size. */
export function usePlotWidth(element: RefObject<Element | null>): number {
  const [width, setWidth] = useState(UNMEASURED);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const measure = () => setWidth(Math.max(MIN_WIDTH, Math.floor(current.clientWidth)));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
