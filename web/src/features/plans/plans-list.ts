import { LONGEST_PLAN_NAME } from '@bcs/contract/features/plans/failures';
import { defineList } from '#lib/list.ts';
import { archivedFilter, fixed, textFilter } from '#lib/list-filter.ts';

/** The list of curriculum plans. ADM-015, ADM-102 */
export const PLANS = defineList('plans', {
  noun: ['plan', 'plans'],
  filters: {
    search: textFilter('Name or program', LONGEST_PLAN_NAME),
    archived: archivedFilter,
    universityId: fixed(null),
  },
  sorts: ['name', 'updatedAt'],
});
