import { createFileRoute } from '@tanstack/react-router';
import { SessionsScreen } from '#features/scheduling/sessions-screen.tsx';
import { LoadFailed } from '#lib/load-failed.tsx';
import { pathId } from '#lib/path-id.ts';
import { callQuery } from '#lib/queries.ts';

export const Route = createFileRoute('/_app/admin/classes/$courseId/sessions/')({
  loader: ({ context: { queryClient }, params }) =>
    queryClient.ensureQueryData(callQuery('adminSessions', { courseId: pathId(params.courseId) })),
  component: SessionsScreen,
  errorComponent: (failed) => (
    <LoadFailed {...failed} page="Sessions" title="We could not load the sessions. Please try again." />
  ),
});
