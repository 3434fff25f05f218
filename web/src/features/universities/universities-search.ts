import { LONGEST_UNIVERSITY_NAME } from '@bcs/contract/features/universities/failures';
import type { Input } from '#lib/api.ts';
import { listSearch } from '#lib/list-search.ts';
import { parseText } from '#lib/search.ts';

/** The address as the call asks it; what it does not know is left out. ADM-015 */
export const universitiesSearch = (search: Readonly<Record<string, unknown>>): Input<'adminUniversities'> => ({
  search: parseText(search['q'], LONGEST_UNIVERSITY_NAME) ?? '',
  archived: search['state'] === 'archived',
  ...listSearch(search, ['name']),
});
