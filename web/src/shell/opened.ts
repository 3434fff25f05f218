import { store } from '#kit/store.ts';

/** What lies over the page: the command menu, the sheet of shortcuts, or nothing. */
export const opened = store<'menu' | 'shortcuts' | null>(null);

/** What is typed while the menu that a key has opened is still on its way; null when none is. */
export const typedAhead = { text: null as string | null };
