import type { ReactNode } from 'react';
import { Footer } from './footer.tsx';
import { HomeLink } from './home-link.tsx';

/** A page outside the frame of a class: logo, content, footer. */
export const PlainPage = ({ actions, children }: { actions?: ReactNode; children: ReactNode }) => (
  <div className="flex min-h-dvh flex-col">
    <header className="flex h-16 items-center justify-between gap-3 border-b border-line px-4 lg:px-8">
      <HomeLink />
      {actions}
    </header>
    <main id="main" className="grow">
      {children}
    </main>
    <Footer />
  </div>
);
