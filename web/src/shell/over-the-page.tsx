import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import type { Instant } from '@bcs/contract/kernel/clock';
import { CommandMenu as Menu } from '#features/command-menu/command-menu.tsx';
import type { PageAction } from '#features/command-menu/entries.ts';
import { mayOpenAdmin } from '#features/grants/admin-pages.ts';
import { useNow } from '#lib/now.ts';
import { callQuery, useAnswer } from '#lib/queries.ts';
import { queryClient } from '#lib/query-client.ts';
import { isIgnoredKey } from '#lib/shortcuts.ts';
import { useMaybeViewer, type PageViewer } from '#lib/viewer.ts';
import { menuPages } from './menu-pages.ts';
import type { NavEntry } from './nav-entries.ts';
import { openLayer, textTypedAhead } from './opened.ts';
import { mayOpen } from './screen.ts';
import { SCREENS } from './screens.ts';
import { useDark } from './use-dark.ts';
import { useLogOut } from './use-log-out.ts';

const ShortcutSheet = lazy(() => import('./shortcut-sheet.tsx').then((file) => ({ default: file.ShortcutSheet })));
const close = () => openLayer.set(null);

const showShortcuts = () => openLayer.set('shortcuts');
/** Takes the text that was typed before the menu was loaded; from now on typing goes to the menu. */
function takeTyped(): string {
  const { text } = textTypedAhead;
  textTypedAhead.text = null;
  return text ?? '';
}

/** The actions that the page itself provides for the menu. */
interface Doings {
  readonly dark: boolean;
  readonly toggleTheme: () => void;
  readonly showShortcuts: () => void;
  readonly logOut: () => void;
}

/** Lists the actions that need no data from the server. Their keys are stored, so they must not change. SUCC-071 */
function pageActions(
  viewer: PageViewer | null,
  { dark, toggleTheme, showShortcuts, logOut }: Doings,
  now: Instant,
): PageAction[] {
  const leads = (key: string, label: string, path: string, screen: string): PageAction[] => {
    const asked = SCREENS[screen];
    return asked && viewer && mayOpen(asked, viewer, {}, now) ? [{ key, label, path }] : [];
  };
  return [
    ...leads('newAnnouncement', 'New announcement', '/announcement/new', '/announcement/$announcementId'),
    ...leads('newCareerSession', 'New career session', '/sessions/create', '/sessions/create'),
    { key: 'theme', label: dark ? 'Light theme' : 'Dark theme', run: toggleTheme },
    ...(viewer ? [{ key: 'shortcuts', label: 'Keyboard shortcuts', run: showShortcuts }] : []),
    { key: 'logOut', label: 'Log out', run: logOut },
  ];
}

/** The menu with the pages of the shell, according to the same record and abilities. SUCC-070 */
function CommandMenu({ entries, onClose }: { entries: readonly NavEntry[]; onClose: () => void }) {
  const viewer = useMaybeViewer();
  const { administers } = useAnswer('myInfo');
  const now = useNow();
  const { dark, toggle } = useDark();
  const { start } = useLogOut();
  return (
    <Menu
      pages={menuPages(viewer, administers, entries, now)}
      pageActions={pageActions(viewer, { dark, toggleTheme: toggle, showShortcuts, logOut: start }, now)}
      administered={{
        people: mayOpenAdmin('/admin/people', administers),
        classes: mayOpenAdmin('/admin/classes', administers),
      }}
      takeTyped={takeTyped}
      onClose={onClose}
    />
  );
}

/** The command menu, or the sheet of shortcuts. */
export function OverThePage({ entries }: { entries: readonly NavEntry[] }) {
  const open = useSyncExternalStore(openLayer.subscribe, openLayer.current);
  // leaving the frame closes it
  useEffect(() => close, []);
  return (
    <Suspense>
      {open === 'menu' && <CommandMenu entries={entries} onClose={close} />}
      {open === 'shortcuts' && <ShortcutSheet onClose={close} />}
    </Suspense>
  );
}

/** Opens the layer for a key on every page, if any; not over another dialog, where something may be typed. */
export function openBy(event: KeyboardEvent) {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  const isFree = !document.querySelector('dialog[open]');
  if (key === '?') {
    if (isFree && !ctrlKey && !metaKey && !isIgnoredKey(event)) openLayer.set('shortcuts');
  } else if (isFree && !altKey && !shiftKey && textTypedAhead.text !== null) openLayer.set('menu');
  else textTypedAhead.text = null;
}

/** Fetches the first entries of the command menu in advance, so that it opens without a call. SUCC-074 */
export const fetchForLater = (enrollmentId: number | null): Promise<void> =>
  queryClient.prefetchQuery({ ...callQuery('commandMenu', { text: '', enrollmentId }), gcTime: Infinity });
