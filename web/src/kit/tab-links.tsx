import { useLayoutEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { createLink, useLocation, type LinkComponent } from '@tanstack/react-router';
import { BARE_TAB_ROW, TAB_LOOK, TAB_ROW } from './tabs.tsx';

/**
 * Tabs that are separate pages: a navigation of TabLink. If they do not fit, the current one is scrolled to the middle.
 * `bare` uses a line drawn by others.
 */
export function TabLinks({ label, bare = false, children }: { label: string; bare?: boolean; children: ReactNode }) {
  const row = useRef<HTMLElement>(null);
  const pathname = useLocation({ select: (location) => location.pathname });
  const shown = useRef('');
  useLayoutEffect(() => {
    // once for each page: it does not interfere with people who scroll the row themselves
    if (shown.current === pathname) return;
    shown.current = pathname;
    const current = row.current?.querySelector('[aria-current=page]');
    if (!row.current || !current) return;
    const [whole, part] = [row.current.getBoundingClientRect(), current.getBoundingClientRect()];
    row.current.scrollLeft += part.left + part.width / 2 - (whole.left + whole.width / 2);
  }, [pathname]);
  return (
    <nav ref={row} aria-label={label} className={bare ? BARE_TAB_ROW : TAB_ROW}>
      {children}
    </nav>
  );
}

const Anchor = (props: ComponentProps<'a'>) => <a {...props} className={TAB_LOOK} />;
const Linked = createLink(Anchor);

/** One tab of the row; the router marks the current one. */
export const TabLink: LinkComponent<typeof Anchor> = (props) => <Linked preload="intent" {...props} />;
