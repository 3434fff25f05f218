import { createFileRoute, type ErrorComponentProps } from '@tanstack/react-router';
import { AllRequestsScreen } from '#features/remote-attendance/all-requests-screen.tsx';
import { readAllRequestsSearch, wantedBy } from '#features/remote-attendance/manager-search.ts';
import { managedPages } from '#features/remote-attendance/request-pages.ts';
import { RequestsFailed } from '#features/remote-attendance/requests-failed.tsx';
import { callQuery } from '#lib/queries.ts';
import { AttendanceTabs } from '#shell/attendance-tabs.tsx';

function AllRequests() {
  return <AllRequestsScreen tabs={<AttendanceTabs />} />;
}

function Failed(failed: ErrorComponentProps) {
  return <RequestsFailed {...failed} title="Remote Requests" />;
}

export const Route = createFileRoute('/_app/remote-attendance-requests/all')({
  validateSearch: readAllRequestsSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) =>
    Promise.all([
      queryClient.ensureQueryData(callQuery('manageAttendance')),
      queryClient.ensureInfiniteQueryData(managedPages(wantedBy(deps))),
    ]),
  component: AllRequests,
  errorComponent: Failed,
});
