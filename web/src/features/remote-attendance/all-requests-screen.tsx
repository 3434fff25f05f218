import type { ReactNode } from 'react';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { noRequestsText } from '@bcs/contract/features/remote-attendance/sentences';
import { plural } from '@bcs/contract/kernel/plural';
import { PageHeader } from '#kit/page-header.tsx';
import { useAnswer } from '#lib/queries.ts';
import { AllRequestsFilters } from './all-requests-filters.tsx';
import { readAllRequestsSearch, clampToScope, type AllRequestsSearch } from './manager-search.ts';
import { RequestList } from './request-list.tsx';
import { managedRequestPages } from './request-pages.ts';

const route = getRouteApi('/_app/remote-attendance-requests/all');

/** The requests of all classes that a general manager oversees. REM-003, REM-032, REM-034 */
export function AllRequestsScreen({ tabs }: { tabs: ReactNode }) {
  const navigate = route.useNavigate();
  const scope = useAnswer('manageAttendance');
  const search = clampToScope(readAllRequestsSearch(route.useSearch()), scope);
  const pages = useSuspenseInfiniteQuery(managedRequestPages(search));
  const waiting = scope.pendingRemoteAttendanceRequestCount;
  return (
    <>
      {tabs}
      <PageHeader title="Remote Requests" lead={plural(waiting, 'request to review', 'requests to review')} />
      <RequestList
        pages={pages}
        from={scope.universities.length > 1 ? 'universities' : 'courses'}
        empty={emptyText(search)}
      >
        <AllRequestsFilters
          scope={scope}
          search={search}
          onSearch={(chosen) => void navigate({ search: chosen, replace: true, resetScroll: false })}
        />
      </RequestList>
    </>
  );
}

function emptyText({ status = 'pending', courseId }: AllRequestsSearch): string {
  if (status === 'all') return 'There are no remote attendance requests.';
  return courseId
    ? noRequestsText(status)
    : `You have no ${status} remote attendance requests in these courses. Please choose another status.`;
}
