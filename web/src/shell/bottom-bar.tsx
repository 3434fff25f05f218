import { lazy, Suspense, useState } from 'react';
import { IconMenu2 } from '@tabler/icons-react';
import { useMaybeViewer } from '#lib/viewer.ts';
import { tabEntries, type NavEntry } from './nav-entries.ts';
import { NavIcon } from './nav-icon.tsx';
import { NavLink } from './nav-link.tsx';

const MoreSheet = lazy(() => import('./more-sheet.tsx').then((file) => ({ default: file.MoreSheet })));

const TAB =
  'grid min-h-14 content-center justify-items-center gap-0.5 px-0.5 low:sm:min-h-11 low:sm:grid-flow-col low:sm:items-center low:sm:justify-center low:sm:gap-1.5 text-[0.6875rem] max-[22rem]:px-0 max-[22rem]:text-[0.625rem] font-semibold text-muted aria-[current=page]:text-brand';

/** The navigation on phones: four entries, and the rest behind 'More'. */
export function BottomBar({ entries }: { entries: readonly NavEntry[] }) {
  const [more, setMore] = useState(false);
  const role = useMaybeViewer()?.role ?? null;
  return (
    <nav
      aria-label="Main"
      className="fixed inset-x-0 bottom-0 z-30 grid grid-cols-5 border-t border-line bg-surface/95 pb-[env(safe-area-inset-bottom)] backdrop-blur lg:hidden"
    >
      {tabEntries(entries, role).map((entry) => (
        <NavLink key={entry.key} href={entry.href ?? '/'} className={TAB}>
          <NavIcon of={entry} size={23} />
          {entry.label.split(' ').at(-1)}
        </NavLink>
      ))}
      <button type="button" aria-haspopup="dialog" className={TAB} onClick={() => setMore(true)}>
        <IconMenu2 size={23} stroke={1.8} aria-hidden />
        More
      </button>
      <Suspense>{more && <MoreSheet entries={entries} onClose={() => setMore(false)} />}</Suspense>
    </nav>
  );
}
