import { listSearch } from '#lib/list-search.ts';
import { idOf, oneOf, textOf } from '#lib/search.ts';
import type { Input } from '#lib/api.ts';

export const GRANT_STATES = ['active', 'ended', 'all'] as const;

/** Reads the filters and order of the list of grants from its address. ADM-015 */
export const grantsSearch = (search: Readonly<Record<string, unknown>>): Input<'grants'> => ({
  search: textOf(search['q']) ?? '',
  over: search['over'] === 'installation' ? 'installation' : (idOf(search['over']) ?? null),
  state: oneOf(search['state'], GRANT_STATES) ?? 'active',
  ...listSearch(search, ['givenAt', 'name', 'university'], { descending: search['sort'] === undefined }),
});
