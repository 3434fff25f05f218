import { LONGEST_CLASS_NAME } from '@bcs/contract/features/classes/failures';
import { CLASS_STATES } from '@bcs/contract/features/classes/states';
import type { Input } from '#lib/api.ts';
import { listSearch } from '#lib/list-search.ts';
import { parseId, parseChoice, parseText } from '#lib/search.ts';

/** The address as the call asks it; what it does not know is left out. ADM-015 */
export const classesSearch = (search: Readonly<Record<string, unknown>>): Input<'adminClasses'> => ({
  search: parseText(search['q'], LONGEST_CLASS_NAME) ?? '',
  universityId: parseId(search['university']) ?? null,
  state: parseChoice(search['state'], CLASS_STATES) ?? null,
  ...listSearch(search, ['startDate', 'code', 'name', 'university'], { descending: true }),
});
