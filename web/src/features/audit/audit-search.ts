import { ACTIONS, ORIGINS, type Action } from '@bcs/contract/kernel/audit';
import type { Input } from '#lib/api.ts';
import { listSearch } from '#lib/list-search.ts';
import { parseId, parseChoice, parseText } from '#lib/search.ts';

export const ACTION_NAMES = Object.keys(ACTIONS) as readonly Action[];
const DAY = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
const dayOf = (value: unknown) => (typeof value === 'string' && DAY.test(value) ? value : null);

/** Reads the filters and order of the history from its address. ADM-112 */
export const auditSearch = (search: Readonly<Record<string, unknown>>): Input<'auditEntries'> => ({
  person: parseText(search['person'], 255) ?? '',
  object: parseText(search['object']) ?? '',
  courseId: parseId(search['course']) ?? null,
  action: parseChoice(search['action'], ACTION_NAMES) ?? null,
  origin: parseChoice(search['origin'], ORIGINS) ?? null,
  from: dayOf(search['from']),
  until: dayOf(search['until']),
  ...listSearch(search, ['at'], { descending: true }),
});
