import { ROLES } from '@bcs/contract/kernel/roles';
import type { Input } from '#lib/api.ts';
import { listSearch } from '#lib/list-search.ts';
import { oneOf, textOf } from '#lib/search.ts';

/** The address as the call asks it; without a tab it is who is in the class. ADM-033 */
export function rosterSearch(search: Readonly<Record<string, unknown>>, courseId: number): Input<'roster'> {
  const active = search['tab'] !== 'past';
  return {
    courseId,
    active,
    search: textOf(search['q'], 100) ?? '',
    role: oneOf(search['role'], ROLES) ?? null,
    ...(active
      ? listSearch(search, ['name', 'role', 'activatedAt'])
      : listSearch(search, ['endedAt', 'name', 'role', 'activatedAt'], { descending: true })),
  };
}
