import { createFileRoute, type ErrorComponentProps } from '@tanstack/react-router';
import { RequestsFailed } from '#features/remote-attendance/requests-failed.tsx';
import { RequestScreen } from '#features/remote-attendance/request-screen.tsx';
import { pathId } from '#lib/path-id.ts';
import { callQuery } from '#lib/queries.ts';

const Failed = (failed: ErrorComponentProps) => <RequestsFailed {...failed} page="Request Remote Attendance" />;

export const Route = createFileRoute('/_app/attendance/remote-attendance-request/$sessionId')({
  loader: ({ context: { queryClient, viewer }, params }) =>
    viewer &&
    queryClient.ensureQueryData(
      callQuery('requestRemoteAttendance', { enrollmentId: viewer.enrollmentId, sessionId: pathId(params.sessionId) }),
    ),
  component: RequestScreen,
  errorComponent: Failed,
});
