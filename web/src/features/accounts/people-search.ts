import { LONGEST_SEARCH } from '@bcs/contract/features/accounts/failures';
import { PERSON_STATES } from '@bcs/contract/features/accounts/states';
import { ROLES } from '@bcs/contract/kernel/roles';
import type { Input } from '#lib/api.ts';
import { listSearch } from '#lib/list-search.ts';
import { idOf, oneOf, textOf } from '#lib/search.ts';

/** The address as the call asks it; what it does not know is left out. ADM-015 */
export function peopleSearch(search: Readonly<Record<string, unknown>>): Input<'adminPeople'> {
  return {
    search: textOf(search['q'], LONGEST_SEARCH) ?? '',
    role: oneOf(search['role'], ROLES) ?? null,
    universityId: idOf(search['university']) ?? null,
    cohortId: idOf(search['cohort']) ?? null,
    courseId: idOf(search['class']) ?? null,
    state: oneOf(search['state'], PERSON_STATES) ?? null,
    ...listSearch(search, ['name', 'email', 'lastLoginAt']),
  };
}
