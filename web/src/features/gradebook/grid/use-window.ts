import { useEffect, useState, type RefObject } from 'react';
import { visibleSpan, type GridLane } from './window-span.ts';

/**
 * Follows the scrolling of a box, so that only the cells in view are built.
 * @param left where the box begins, so that nothing is built twice before it stands there
 */
export function useWindow(box: RefObject<HTMLElement | null>, rows: GridLane, columns: GridLane, left: number) {
  const [view, setView] = useState({ top: 0, left, height: 900, width: 1600 });
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const look = () =>
      setView((before) => {
        const { scrollTop: top, scrollLeft: left, clientHeight: height, clientWidth: width } = element;
        const moved = (a: number, b: number, size: number) => Math.floor(a / size) !== Math.floor(b / size);
        const same =
          !moved(before.top, top, rows.size) &&
          !moved(before.left, left, columns.size) &&
          before.height === height &&
          before.width === width;
        return same ? before : { top, left, height, width };
      });
    look();
    const watch = new ResizeObserver(look);
    watch.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      watch.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [box, rows.size, columns.size]);
  return { rows: visibleSpan(rows, view.top, view.height), columns: visibleSpan(columns, view.left, view.width) };
}
