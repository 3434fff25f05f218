import { infiniteQueryOptions } from '@tanstack/react-query';
import type { PageMark, RemoteAttendanceRow, UndoableApproval } from '@bcs/contract/features/remote-attendance/model';
import { request, type Input, type Output } from '#lib/api.ts';
import type { CallFailed } from '#lib/call-failed.ts';
import { readAllRequestsSearch, readManagerSearch, toManagerInput, type AllRequestsSearch } from './manager-search.ts';

type Name = 'remoteAttendanceRequests' | 'allRemoteAttendanceRequests';

/** The rows of all fetched pages. */
export interface Requests {
  readonly rows: readonly RemoteAttendanceRow[];
  readonly undoable: readonly UndoableApproval[];
}

/** The query options of a list that comes in pages: `wanted` is the input of its call, without a page mark. */
const pagesOf = <List extends Name>(name: List, wanted: Omit<Input<List>, 'before'>) =>
  infiniteQueryOptions<Output<List>, CallFailed, Requests, readonly unknown[], PageMark | null>({
    queryKey: [name, wanted, 'pages'],
    queryFn: ({ pageParam, signal }) =>
      request('POST', name, { ...wanted, ...(pageParam && { before: pageParam }) }, signal),
    initialPageParam: null,
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => ({
      rows: pages.flatMap((page) => page.remoteAttendanceRequests),
      undoable: pages[0]?.undoable ?? [],
    }),
  });

/** The requests of a student, or of the course that somebody helps to run. REM-033 */
export const ownRequestPages = (wanted: Omit<Input<'remoteAttendanceRequests'>, 'before'>) =>
  pagesOf('remoteAttendanceRequests', wanted);

/** The requests of a course, filtered as the address of the manager's list says. */
export const classPages = (enrollmentId: number, search: Readonly<Record<string, unknown>>) =>
  ownRequestPages({ enrollmentId, ...toManagerInput(readManagerSearch(search)) });

/** The requests of everything that a general manager oversees, or of a part of it. REM-032 */
export const managedRequestPages = (search: AllRequestsSearch) =>
  pagesOf('allRemoteAttendanceRequests', toManagerInput(search));

/** The requests for the address, before it is known which choices exist. */
export const askedPages = (search: Readonly<Record<string, unknown>>) =>
  managedRequestPages(readAllRequestsSearch(search));
