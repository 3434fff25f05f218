import { CASE_STATE_LIST } from '@bcs/contract/features/support/states';
import type { Input } from '#lib/api.ts';
import { idOf, oneOf, textOf } from '#lib/search.ts';

type Wanted = Omit<Input<'supportCases'>, 'enrollmentId'>;

const LAST_PAGE = 1000;

/** Reads the filters of the desk from its address; without a state it is what waits for staff. */
export function deskSearch(search: Readonly<Record<string, unknown>>): Wanted {
  const courseId = idOf(search['course']);
  const page = Number(textOf(search['page']) ?? 0);
  return {
    state: oneOf(search['state'], CASE_STATE_LIST) ?? 'open',
    search: textOf(search['q'], 100) ?? '',
    ...(courseId && { courseId }),
    page: Number.isInteger(page) && page >= 0 && page <= LAST_PAGE ? page : 0,
  };
}
