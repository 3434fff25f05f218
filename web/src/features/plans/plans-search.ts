import { LONGEST_PLAN_NAME } from '@bcs/contract/features/plans/failures';
import type { Input } from '#lib/api.ts';
import { listSearch } from '#lib/list-search.ts';
import { parseText } from '#lib/search.ts';

/** The address as the call asks it; what it does not know is left out. ADM-015 */
export const plansSearch = (search: Readonly<Record<string, unknown>>): Input<'plans'> => ({
  search: parseText(search['q'], LONGEST_PLAN_NAME) ?? '',
  universityId: null,
  archived: search['state'] === 'archived',
  ...listSearch(search, ['name', 'updatedAt']),
});
