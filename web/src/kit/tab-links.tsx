import type { ComponentProps, ReactNode } from 'react';
import { createLink, type LinkComponent } from '@tanstack/react-router';
import { TAB_LOOK, TAB_ROW } from './tabs.tsx';

/** Tabs that are pages of their own: a navigation of TabLink. */
export function TabLinks({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label} className={TAB_ROW}>
      {children}
    </nav>
  );
}

function Anchor(props: ComponentProps<'a'>) {
  return <a {...props} className={TAB_LOOK} />;
}
const Linked = createLink(Anchor);

/** One page of the row; the router marks the current one. */
export const TabLink: LinkComponent<typeof Anchor> = (props) => <Linked preload="intent" {...props} />;
