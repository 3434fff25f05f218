import { store } from '#kit/store.ts';

/** The layer over the page: the command menu, the sheet of shortcuts, or none. */
export const openLayer = store<'menu' | 'shortcuts' | null>(null);

/** The text typed after a key has opened the menu and before it is loaded; null if no menu is opening. */
export const textTypedAhead = { text: null as string | null };
