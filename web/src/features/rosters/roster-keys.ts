import { LIST_KEYS } from '#lib/list-keys.ts';

/** What of the roster stands in its address. */
export const ROSTER_KEYS = ['tab', 'q', 'role', ...LIST_KEYS] as const;
