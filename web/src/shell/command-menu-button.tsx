import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { IconSearch } from '@tabler/icons-react';
import { IconButton } from '#kit/icon-button.tsx';
import { AT_REST } from '#lib/at-rest.ts';
import { useViewer } from '#lib/viewer.ts';
import type { NavEntry } from './nav-entries.ts';
import { opened } from './opened.ts';

const load = () => import('./over-the-page.tsx');
const OverThePage = lazy(() => load().then((file) => ({ default: file.OverThePage })));

/** Opens the menu of everything, as Ctrl+K and Cmd+K do; '?' opens the sheet of shortcuts. SUCC-070, SUCC-075 */
export function CommandMenuButton({ entries }: { entries: readonly NavEntry[] }) {
  const open = useSyncExternalStore(opened.subscribe, opened.current);
  const { enrollmentId } = useViewer();
  useEffect(() => {
    const timer = setTimeout(() => void load().then((file) => file.fetchForLater(enrollmentId)), AT_REST.ms);
    return () => clearTimeout(timer);
  }, [enrollmentId]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isMenu = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
      // What a key means exactly comes with what it opens: this is part of every first view
      if (isMenu) event.preventDefault();
      if (isMenu || event.key === '?') void load().then((file) => file.openBy(event));
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <IconButton
        label="Search and commands"
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={() => void load()}
        onClick={() => opened.set('menu')}
        // on the narrowest phones it stands behind 'More'
        className="max-[22rem]:hidden"
      >
        <IconSearch size={20} stroke={1.8} aria-hidden className="text-muted" />
      </IconButton>
      <Suspense>{open && <OverThePage entries={entries} />}</Suspense>
    </>
  );
}
