import { CASE_STATE_LIST } from '@bcs/contract/features/support/states';
import type { Input } from '#lib/api.ts';
import { parseId, parseChoice, parseText } from '#lib/search.ts';

type Wanted = Omit<Input<'supportCases'>, 'enrollmentId'>;

const LAST_PAGE = 1000;

/** Reads the filters of the desk from its address; without a state it is what waits for staff. */
export function deskSearch(search: Readonly<Record<string, unknown>>): Wanted {
  const courseId = parseId(search['course']);
  const page = Number(parseText(search['page']) ?? 0);
  return {
    state: parseChoice(search['state'], CASE_STATE_LIST) ?? 'open',
    search: parseText(search['q'], 100) ?? '',
    ...(courseId && { courseId }),
    page: Number.isInteger(page) && page >= 0 && page <= LAST_PAGE ? page : 0,
  };
}
