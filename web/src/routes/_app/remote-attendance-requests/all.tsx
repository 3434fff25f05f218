import { createFileRoute, type ErrorComponentProps } from '@tanstack/react-router';
import { AllRequestsScreen } from '#features/remote-attendance/all-requests-screen.tsx';
import { RequestsFailed } from '#features/remote-attendance/requests-failed.tsx';
import { callQuery } from '#lib/queries.ts';
import { parseTexts } from '#lib/search.ts';
import { AttendanceTabs } from '#shell/attendance-tabs.tsx';

// the code for turning pages is not part of everybody's first file
const pages = () => import('#features/remote-attendance/request-pages.ts');

const AllRequests = () => <AllRequestsScreen tabs={<AttendanceTabs />} />;

const Failed = (failed: ErrorComponentProps) => (
  <>
    <AttendanceTabs />
    <RequestsFailed {...failed} page="Remote Requests" />
  </>
);

export const Route = createFileRoute('/_app/remote-attendance-requests/all')({
  validateSearch: (search) => parseTexts(search, ['universityId', 'cohortId', 'courseId', 'status']),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) =>
    Promise.all([
      queryClient.ensureQueryData(callQuery('manageAttendance')),
      pages().then(({ askedPages }) => queryClient.ensureInfiniteQueryData(askedPages(deps))),
    ]),
  component: AllRequests,
  errorComponent: Failed,
});
