import { defineList } from '#lib/list.ts';
import { fixedFilter } from '#lib/list-filter.ts';

/** The list of imports, the latest first. ADM-053 */
export const IMPORTS_LIST = defineList('imports', {
  noun: ['import', 'imports'],
  filters: { importId: fixedFilter(undefined) },
  sorts: ['createdAt'],
  descending: true,
});
