import { defineList } from '#lib/list.ts';
import { choiceFilter, textFilter } from '#lib/list-filter.ts';
import { ROLE_OPTIONS } from './role-options.ts';

const LONGEST_SEARCH = 100;
const REFUSED = [{ value: 'refused', label: 'Refuses e-mail' }] as const;
const PAST = [{ value: 'past', label: 'Past' }] as const;

/** The roster of a class; without a tab in the address it lists the current members. ADM-015, ADM-033 */
export const ROSTER_LIST = defineList(
  'roster',
  {
    noun: ['person', 'people'],
    filters: {
      search: textFilter('Name or e-mail', LONGEST_SEARCH),
      active: choiceFilter('tab', 'Who', 'In the class', PAST, (tab) => tab === null, ['sort', 'desc']),
      role: choiceFilter('role', 'Role', 'Every role', ROLE_OPTIONS),
      refusesMail: choiceFilter('mail', 'E-mail', 'Any e-mail status', REFUSED, (mail) => mail === 'refused'),
    },
    sorts: ({ tab }) => (tab === 'past' ? ['endedAt', 'name', 'role', 'activatedAt'] : ['name', 'role', 'activatedAt']),
    descending: ({ tab }) => tab === 'past',
  },
  ['courseId'],
);
