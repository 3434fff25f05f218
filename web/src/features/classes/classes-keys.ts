import { LIST_KEYS } from '#lib/list-keys.ts';

/** The keys of the list of classes in its address. */
export const CLASSES_KEYS = ['q', 'university', 'state', ...LIST_KEYS] as const;
