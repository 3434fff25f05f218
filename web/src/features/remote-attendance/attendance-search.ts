import { oneOf } from '#lib/search.ts';
import { REQUEST_FILTER, type RequestFilter } from './request-filter.ts';

/** The part of the attendance page that stands in its address. */
export interface AttendanceSearch {
  tab?: 'requests';
  status?: RequestFilter;
}

export function readAttendanceSearch(search: Readonly<Record<string, unknown>>): AttendanceSearch {
  const tab = oneOf(search['tab'], ['requests']);
  const status = oneOf(search['status'], REQUEST_FILTER);
  return { ...(tab && { tab }), ...(tab && status && { status }) };
}
