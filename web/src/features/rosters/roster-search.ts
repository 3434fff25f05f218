import { ROLES } from '@bcs/contract/kernel/roles';
import type { Input } from '#lib/api.ts';
import { listSearch } from '#lib/list-search.ts';
import { parseChoice, parseText } from '#lib/search.ts';

/** The address as the call asks it; without a tab it is who is in the class. ADM-033 */
export function rosterSearch(search: Readonly<Record<string, unknown>>, courseId: number): Input<'roster'> {
  const active = search['tab'] !== 'past';
  return {
    courseId,
    active,
    search: parseText(search['q'], 100) ?? '',
    role: parseChoice(search['role'], ROLES) ?? null,
    ...(search['mail'] === 'refused' && { refusesMail: true }),
    ...(active
      ? listSearch(search, ['name', 'role', 'activatedAt'])
      : listSearch(search, ['endedAt', 'name', 'role', 'activatedAt'], { descending: true })),
  };
}
