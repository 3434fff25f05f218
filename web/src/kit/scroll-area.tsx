import { useEffect, useRef, useState, type ReactNode } from 'react';

type Props = { label: string; className?: string | undefined; children: ReactNode };

/**
 * Scrolls sideways if it must; only then is it a named tab stop: a group, since a text with many tables would otherwise
 * be full of landmarks. Its width is that of its container, so that a long line does not widen every grid and row
 * around it.
 */
export function ScrollArea({ label, className, children }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const box = ref.current;
    if (!box) return;
    const watch = new ResizeObserver(() => setScrolls(box.scrollWidth > box.clientWidth + 1));
    watch.observe(box);
    if (box.firstElementChild) watch.observe(box.firstElementChild);
    return () => watch.disconnect();
  }, []);
  const stop = scrolls ? ({ role: 'group', tabIndex: 0, 'aria-label': label } as const) : {};
  return (
    <div ref={ref} {...stop} className={`relative contain-inline-size overflow-x-auto ${className ?? ''}`}>
      {children}
    </div>
  );
}
