import { store } from '#kit/store.ts';

/** The layer over the page: the command menu, the sheet of shortcuts, or nothing. */
export const opened = store<'menu' | 'shortcuts' | null>(null);

/** The text typed while the menu that a key has opened is still on its way; null when no menu is. */
export const typedAhead = { text: null as string | null };
