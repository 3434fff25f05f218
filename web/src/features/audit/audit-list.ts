import { ACTIONS, ORIGINS, type Action } from '@bcs/contract/kernel/audit';
import { LONGEST_EMAIL } from '@bcs/contract/kernel/lengths';
import { defineList } from '#lib/list.ts';
import { choiceFilter, dayFilter, idFilter, textFilter } from '#lib/list-filter.ts';

const LONGEST_SEARCH = 200;
const ACTION_OPTIONS = (Object.keys(ACTIONS) as Action[]).map((value) => ({ value, label: ACTIONS[value] }));
const firstUp = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const ORIGIN_OPTIONS = ORIGINS.map((value) => ({ value, label: firstUp(value) }));

/** The history; the server looks for a person by the whole e-mail only, and keeps that somebody did. ADM-112, ADM-114 */
export const HISTORY_LIST = defineList('auditEntries', {
  noun: ['entry', 'entries'],
  filters: {
    person: textFilter('Person (e-mail)', LONGEST_EMAIL, 'person'),
    object: textFilter('Object', LONGEST_SEARCH, 'object'),
    action: choiceFilter('action', 'Action', 'Any action', ACTION_OPTIONS),
    origin: choiceFilter('origin', 'Origin', 'Any origin', ORIGIN_OPTIONS),
    courseId: idFilter('course', 'Class', 'Any class', ({ courses }) =>
      courses.map(({ id, code }) => ({ id, name: code })),
    ),
    from: dayFilter('from', 'From'),
    until: dayFilter('until', 'Until'),
  },
  sorts: ['at'],
  descending: true,
});
