import { LONGEST_UNIVERSITY_NAME } from '@bcs/contract/features/universities/failures';
import { defineList } from '#lib/list.ts';
import { archivedFilter, textFilter } from '#lib/list-filter.ts';

/** The list of universities. ADM-015, ADM-065 */
export const UNIVERSITIES_LIST = defineList('adminUniversities', {
  noun: ['university', 'universities'],
  filters: { search: textFilter('Name', LONGEST_UNIVERSITY_NAME), archived: archivedFilter },
  sorts: ['name'],
});
