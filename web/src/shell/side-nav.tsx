import { HomeLink } from './home-link.tsx';
import type { NavEntry } from './nav-entries.ts';
import { NavList } from './nav-list.tsx';

/** The navigation beside the page, from 1024 px on. */
export function SideNav({ entries }: { entries: readonly NavEntry[] }) {
  return (
    <nav
      aria-label="Main"
      className="sticky top-0 hidden h-dvh flex-col overflow-y-auto border-r border-line px-3 pb-6 lg:flex"
    >
      <HomeLink className="h-16 shrink-0 px-3" />
      <NavList entries={entries} />
    </nav>
  );
}
