import { LIST_KEYS } from '#lib/list-keys.ts';

/** What of the list of people stands in its address. */
export const PEOPLE_KEYS = ['q', 'role', 'university', 'cohort', 'class', 'state', ...LIST_KEYS] as const;
