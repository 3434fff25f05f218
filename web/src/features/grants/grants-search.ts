import { listSearch } from '#lib/list-search.ts';
import { parseId, parseChoice, parseText } from '#lib/search.ts';
import type { Input } from '#lib/api.ts';

export const GRANT_STATES = ['active', 'ended', 'all'] as const;

/** Reads the filters and order of the list of grants from its address. ADM-015 */
export const grantsSearch = (search: Readonly<Record<string, unknown>>): Input<'grants'> => ({
  search: parseText(search['q']) ?? '',
  over: search['over'] === 'installation' ? 'installation' : (parseId(search['over']) ?? null),
  state: parseChoice(search['state'], GRANT_STATES) ?? 'active',
  ...listSearch(search, ['givenAt', 'name', 'university'], { descending: search['sort'] === undefined }),
});
