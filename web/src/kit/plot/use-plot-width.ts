import { useLayoutEffect, useState, type RefObject } from 'react';

/** The initial width, for plots that draw before they can measure. */
const UNMEASURED = 480;
/** The width of a plot whose container has no width yet. */
const MIN_WIDTH = 120;

/** Returns the available width of a plot, in pixels; it follows the window, so that text keeps its size. */
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
