import { createFileRoute, type ErrorComponentProps } from '@tanstack/react-router';
import { ManagerScreen } from '#features/remote-attendance/manager-screen.tsx';
import { readManagerSearch } from '#features/remote-attendance/manager-search.ts';
import { statusOf } from '#features/remote-attendance/request-filter.ts';
import { ownPages } from '#features/remote-attendance/request-pages.ts';
import { RequestsFailed } from '#features/remote-attendance/requests-failed.tsx';

function Failed(failed: ErrorComponentProps) {
  return <RequestsFailed {...failed} title="Remote Requests" />;
}

export const Route = createFileRoute('/_app/remote-attendance-requests/')({
  validateSearch: readManagerSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient, viewer }, deps: { status = 'pending' } }) =>
    viewer && queryClient.ensureInfiniteQueryData(ownPages({ enrollmentId: viewer.enrollmentId, ...statusOf(status) })),
  component: ManagerScreen,
  errorComponent: Failed,
});
