import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { IconSearch } from '@tabler/icons-react';
import { IconButton } from '#kit/button.tsx';
import { AT_REST } from '#lib/at-rest.ts';
import { useMaybeViewer } from '#lib/viewer.ts';
import type { NavEntry } from './nav-entries.ts';
import { openLayer, textTypedAhead } from './opened.ts';

const load = () => import('./over-the-page.tsx');
const OverThePage = lazy(() => load().then((file) => ({ default: file.OverThePage })));

/** Opens the command menu, as Ctrl+K and Cmd+K do; '?' opens the sheet of shortcuts. SUCC-070, SUCC-075 */
export function CommandMenuButton({ entries }: { entries: readonly NavEntry[] }) {
  const open = useSyncExternalStore(openLayer.subscribe, openLayer.current);
  const enrollmentId = useMaybeViewer()?.enrollmentId ?? null;
  useEffect(() => {
    const timer = setTimeout(() => void load().then((file) => file.fetchForLater(enrollmentId)), AT_REST.ms);
    return () => clearTimeout(timer);
  }, [enrollmentId]);
  useEffect(() => {
    const forget = () => void (textTypedAhead.text = null);
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey } = event;
      const withCommand = ctrlKey || metaKey;
      const isMenu = key.toLowerCase() === 'k' && withCommand;
      const text = withCommand ? null : textTypedAhead.text;
      if (isMenu) textTypedAhead.text ??= '';
      else if (text !== null) {
        // meant for the menu, and not for the page below it; Escape cancels
        event.stopPropagation();
        if (key === 'Escape') forget();
        else textTypedAhead.text = key === 'Backspace' ? text.slice(0, -1) : text + (key[1] ? '' : key);
      }
      if (isMenu || text !== null) event.preventDefault();
      // the exact handling of keys is loaded with the menu: this code is part of every first view
      if (isMenu || (key === '?' && text === null)) void load().then((file) => file.openBy(event), forget);
    };
    addEventListener('keydown', onKey, true);
    return () => {
      removeEventListener('keydown', onKey, true);
      forget();
    };
  }, []);
  return (
    <>
      <IconButton
        label="Search and commands"
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={() => void load()}
        onClick={() => openLayer.set('menu')}
        // on the narrowest phones it is behind 'More'
        className="max-[22rem]:hidden"
      >
        <IconSearch size={20} stroke={1.8} aria-hidden className="text-muted" />
      </IconButton>
      <Suspense>{open && <OverThePage entries={entries} />}</Suspense>
    </>
  );
}
