import { parseChoice } from '#lib/search.ts';
import { REQUEST_FILTER, type RequestFilter } from './request-filter.ts';

/** The part of the attendance page that stands in its address. */
export interface AttendanceSearch {
  tab?: 'requests';
  status?: RequestFilter;
}

export function readAttendanceSearch(search: Readonly<Record<string, unknown>>): AttendanceSearch {
  const tab = parseChoice(search['tab'], ['requests']);
  const status = parseChoice(search['status'], REQUEST_FILTER);
  return { ...(tab && { tab }), ...(tab && status && { status }) };
}
