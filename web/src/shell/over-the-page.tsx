import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { callQuery } from '#lib/queries.ts';
import { queryClient } from '#lib/query-client.ts';
import { isMute } from '#lib/shortcuts.ts';
import { CommandMenu } from './command-menu.tsx';
import type { NavEntry } from './nav-entries.ts';
import { opened, typedAhead } from './opened.ts';

const ShortcutSheet = lazy(() => import('./shortcut-sheet.tsx').then((file) => ({ default: file.ShortcutSheet })));
const close = () => opened.set(null);

/** The command menu, or the sheet of shortcuts. */
export function OverThePage({ entries }: { entries: readonly NavEntry[] }) {
  const open = useSyncExternalStore(opened.subscribe, opened.current);
  // Whoever leaves the frame leaves it closed
  useEffect(() => close, []);
  return (
    <Suspense>
      {open === 'menu' && <CommandMenu entries={entries} onClose={close} />}
      {open === 'shortcuts' && <ShortcutSheet onClose={close} />}
    </Suspense>
  );
}

/** Opens what a key calls for on every page, if anything; not over another dialog, where something may be typed. */
export function openBy(event: KeyboardEvent) {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  const isFree = !document.querySelector('dialog[open]');
  if (key === '?') {
    if (isFree && !ctrlKey && !metaKey && !isMute(event)) opened.set('shortcuts');
  } else if (isFree && !altKey && !shiftKey && typedAhead.text !== null) opened.set('menu');
  else typedAhead.text = null;
}

/** Fetches the first entries of the command menu beforehand, so that it opens without a call. SUCC-074 */
export const fetchForLater = (enrollmentId: number | null): Promise<void> =>
  queryClient.prefetchQuery({ ...callQuery('commandMenu', { text: '', enrollmentId }), gcTime: Infinity });
