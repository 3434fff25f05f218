import { LIST_KEYS } from '#lib/list-keys.ts';

/** The keys of the roster in its address. */
export const ROSTER_KEYS = ['tab', 'q', 'role', 'mail', ...LIST_KEYS] as const;
