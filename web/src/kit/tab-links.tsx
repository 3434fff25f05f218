import { useLayoutEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { createLink, useLocation, type LinkComponent } from '@tanstack/react-router';
import { BARE_TAB_ROW, TAB_LOOK, TAB_ROW } from './tabs.tsx';

/** Tabs that are pages of their own: a navigation of TabLink. Where they do not fit, the current one is in the middle. `bare` stands on a line that others draw. */
export function TabLinks({ label, bare = false, children }: { label: string; bare?: boolean; children: ReactNode }) {
  const row = useRef<HTMLElement>(null);
  const pathname = useLocation({ select: (location) => location.pathname });
  const shown = useRef('');
  useLayoutEffect(() => {
    // once for each page: whoever scrolls the row themselves is left alone
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

/** One page of the row; the router marks the current one. */
export const TabLink: LinkComponent<typeof Anchor> = (props) => <Linked preload="intent" {...props} />;
