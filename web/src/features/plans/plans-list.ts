import { LONGEST_PLAN_NAME } from '@bcs/contract/features/plans/failures';
import { defineList } from '#lib/list.ts';
import { archivedFilter, fixedFilter, textFilter } from '#lib/list-filter.ts';

/** The list of curriculum plans. ADM-015, ADM-102 */
export const PLANS_LIST = defineList('plans', {
  noun: ['plan', 'plans'],
  filters: {
    search: textFilter('Name or program', LONGEST_PLAN_NAME),
    archived: archivedFilter,
    universityId: fixedFilter(null),
  },
  sorts: ['name', 'updatedAt'],
});
