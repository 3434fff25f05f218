import type { WhatIfSearch } from '@bcs/contract/features/graduation/what-if-several';
import { parseText } from '#lib/search.ts';

/** Enough to suppose something of every session of a course. */
const MAX_PARAMETER_LENGTH = 4000;

/** Reads from the address what is supposed; it is read again against the record. */
export const readGraduationSearch = (search: Record<string, unknown>): WhatIfSearch => ({
  sessions: parseText(search['sessions'], MAX_PARAMETER_LENGTH),
  items: parseText(search['items'], MAX_PARAMETER_LENGTH),
});
