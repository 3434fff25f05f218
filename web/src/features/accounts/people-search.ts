import { LONGEST_SEARCH } from '@bcs/contract/features/accounts/failures';
import { PERSON_STATES } from '@bcs/contract/features/accounts/states';
import { ROLES } from '@bcs/contract/kernel/roles';
import type { Input } from '#lib/api.ts';
import { listSearch } from '#lib/list-search.ts';
import { parseId, parseChoice, parseText } from '#lib/search.ts';

/** The address as the call asks it; what it does not know is left out. ADM-015 */
export function peopleSearch(search: Readonly<Record<string, unknown>>): Input<'adminPeople'> {
  return {
    search: parseText(search['q'], LONGEST_SEARCH) ?? '',
    role: parseChoice(search['role'], ROLES) ?? null,
    universityId: parseId(search['university']) ?? null,
    cohortId: parseId(search['cohort']) ?? null,
    courseId: parseId(search['class']) ?? null,
    state: parseChoice(search['state'], PERSON_STATES) ?? null,
    ...listSearch(search, ['name', 'email', 'lastLoginAt']),
  };
}
