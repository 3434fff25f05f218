import { defineList } from '#lib/list.ts';
import { fixed } from '#lib/list-filter.ts';

/** The list of imports, the latest first. ADM-053 */
export const IMPORTS = defineList('imports', {
  noun: ['import', 'imports'],
  filters: { importId: fixed(undefined) },
  sorts: ['createdAt'],
  descending: true,
});
