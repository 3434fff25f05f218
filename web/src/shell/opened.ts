import { store } from '#kit/store.ts';

/** What lies over the page: the command menu, the sheet of shortcuts, or nothing. */
export const opened = store<'menu' | 'shortcuts' | null>(null);
