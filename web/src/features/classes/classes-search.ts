import { LONGEST_CLASS_NAME } from '@bcs/contract/features/classes/failures';
import { CLASS_STATES } from '@bcs/contract/features/classes/states';
import type { Input } from '#lib/api.ts';
import { listSearch } from '#lib/list-search.ts';
import { idOf, oneOf, textOf } from '#lib/search.ts';

/** The address as the call asks it; what it does not know is left out. ADM-015 */
export const classesSearch = (search: Readonly<Record<string, unknown>>): Input<'adminClasses'> => ({
  search: textOf(search['q'], LONGEST_CLASS_NAME) ?? '',
  universityId: idOf(search['university']) ?? null,
  state: oneOf(search['state'], CLASS_STATES) ?? null,
  ...listSearch(search, ['startDate', 'code', 'name', 'university'], { descending: true }),
});
