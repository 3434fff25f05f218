import { LONGEST_CLASS_NAME } from '@bcs/contract/features/classes/failures';
import { CLASS_STATE_NAMES, CLASS_STATES } from '@bcs/contract/features/classes/states';
import { defineList } from '#lib/list.ts';
import { choiceFilter, idFilter, atLeastTwo, textFilter } from '#lib/list-filter.ts';

const STATES = [
  { value: 'running', label: 'Running now' },
  ...CLASS_STATES.map((value) => ({ value, label: CLASS_STATE_NAMES[value] })),
] as const;

/** The list of classes: those that run now first. ADM-015, ADM-065 */
export const CLASSES_LIST = defineList('adminClasses', {
  noun: ['class', 'classes'],
  filters: {
    search: textFilter('Name or code', LONGEST_CLASS_NAME),
    state: choiceFilter('state', 'State', 'All in use', STATES),
    universityId: idFilter('university', 'University', 'Every university', ({ universities }) =>
      atLeastTwo(universities),
    ),
  },
  sorts: ['running', 'startDate', 'code', 'name', 'university'],
  descending: true,
});
