import type { RequestState } from '@bcs/contract/features/attendance/statuses';

/** The filter choices above every list of requests. D-120 */
export const REQUEST_FILTER = ['all', 'pending', 'approved', 'denied'] as const;
export type RequestFilter = (typeof REQUEST_FILTER)[number];

const LABELS: Record<RequestFilter, string> = {
  all: 'All',
  pending: 'Pending',
  approved: 'Approved',
  denied: 'Denied',
};
export const FILTER_OPTIONS = REQUEST_FILTER.map((value) => ({ value, label: LABELS[value] }));

/** Turns a choice into the input of the call, in which no state means all. */
export const statusOf = (filter: RequestFilter): { status?: RequestState } =>
  filter === 'all' ? {} : { status: filter };
