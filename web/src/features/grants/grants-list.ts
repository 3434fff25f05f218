import { defineList } from '#lib/list.ts';
import { choiceFilter, textFilter, type Filter } from '#lib/list-filter.ts';
import { toOption } from '#kit/select-field.tsx';
import type { Output } from '#lib/api.ts';
import { parseId } from '#lib/search.ts';

const LONGEST_SEARCH = 200;
const STATES = [
  { value: 'ended', label: 'Ended' },
  { value: 'all', label: 'Active and ended' },
] as const;

/** Filters by a university's id, or by the installation. */
const overFilter: Filter<'installation' | number | null, Output<'grants'>> = {
  key: 'over',
  label: 'Administers',
  read: (over) => (over === 'installation' ? over : (parseId(over) ?? null)),
  control: {
    by: 'choice',
    options: ({ universities }) => [
      { value: '', label: 'Over anything' },
      { value: 'installation', label: 'The whole installation' },
      ...universities.map(toOption),
    ],
  },
};

/** The list of grants. ADM-001, ADM-015 */
export const GRANTS_LIST = defineList('grants', {
  noun: ['grant', 'grants'],
  filters: {
    search: textFilter('Name or e-mail', LONGEST_SEARCH),
    state: choiceFilter('state', 'State', 'Active', STATES, (state) => state ?? 'active'),
    over: overFilter,
  },
  sorts: ['givenAt', 'name', 'university'],
  descending: ({ sort }) => sort === undefined,
});
