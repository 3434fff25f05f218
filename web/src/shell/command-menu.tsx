import { useSuspenseQuery } from '@tanstack/react-query';
import { CommandMenu as Menu } from '#features/command-menu/command-menu.tsx';
import { mayOpenAdmin } from '#features/grants/admin-pages.ts';
import { useNow } from '#lib/now.ts';
import { callQuery } from '#lib/queries.ts';
import { useMaybeViewer } from '#lib/viewer.ts';
import { menuPages } from './menu-pages.ts';
import type { NavEntry } from './nav-entries.ts';
import { opened, typedAhead } from './opened.ts';
import { pageActions } from './page-actions.ts';
import { useDark } from './use-dark.ts';
import { useLogOut } from './use-log-out.ts';

const showShortcuts = () => opened.set('shortcuts');
/** Takes the text that was typed before the menu was there; from now on one types into the menu. */
function takeTyped(): string {
  const { text } = typedAhead;
  typedAhead.text = null;
  return text ?? '';
}

/** The menu with the pages of the shell, by the same record and the same abilities. SUCC-070 */
export function CommandMenu({ entries, onClose }: { entries: readonly NavEntry[]; onClose: () => void }) {
  const viewer = useMaybeViewer();
  const { administers } = useSuspenseQuery(callQuery('myInfo')).data;
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
