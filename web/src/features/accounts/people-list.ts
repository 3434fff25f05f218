import { LONGEST_SEARCH } from '@bcs/contract/features/accounts/failures';
import { PERSON_STATES } from '@bcs/contract/features/accounts/states';
import { ROLE_OPTIONS } from '#features/rosters/role-options.ts';
import { defineList } from '#lib/list.ts';
import { choiceFilter, idFilter, atLeastTwo, textFilter } from '#lib/list-filter.ts';
import { STATE_NAMES } from './state-names.ts';

const STATES = PERSON_STATES.map((value) => ({ value, label: STATE_NAMES[value] }));

/** The list of people; a cohort is chosen within a university, a class within a cohort. ADM-015, ADM-016 */
export const PEOPLE_LIST = defineList('adminPeople', {
  noun: ['person', 'people'],
  filters: {
    search: textFilter('Name or e-mail', LONGEST_SEARCH),
    state: choiceFilter('state', 'State', 'Every state', STATES),
    role: choiceFilter('role', 'Role', 'Every role', ROLE_OPTIONS),
    universityId: idFilter(
      'university',
      'University',
      'Every university',
      ({ choices }) => atLeastTwo(choices.universities),
      ['cohort', 'class'],
    ),
    cohortId: idFilter('cohort', 'Cohort', 'Every cohort', ({ choices }) => choices.cohorts, ['class']),
    courseId: idFilter('class', 'Class', 'Every class', ({ choices }) => choices.courses),
  },
  sorts: ['name', 'email', 'lastLoginAt'],
});
