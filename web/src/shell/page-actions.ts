import type { Instant } from '@bcs/contract/kernel/clock';
import type { PageAction } from '#features/command-menu/entries.ts';
import type { PageViewer } from '#lib/viewer.ts';
import { mayOpen } from './screen.ts';
import { SCREENS } from './screens.ts';

/** The actions that the page does by itself for the menu. */
export interface Doings {
  readonly dark: boolean;
  readonly toggleTheme: () => void;
  readonly showShortcuts: () => void;
  readonly logOut: () => void;
}

/** Lists the actions that need nothing from the server. Their keys are remembered, so they must not change. SUCC-071 */
export function pageActions(
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
