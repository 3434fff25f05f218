import { LIST_KEYS } from '#lib/list-keys.ts';

/** The keys of the list of people in its address. */
export const PEOPLE_KEYS = ['q', 'role', 'university', 'cohort', 'class', 'state', ...LIST_KEYS] as const;
