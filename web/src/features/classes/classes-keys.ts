import { LIST_KEYS } from '#lib/list-keys.ts';

/** What of the list of classes stands in its address. */
export const CLASSES_KEYS = ['q', 'university', 'state', ...LIST_KEYS] as const;
