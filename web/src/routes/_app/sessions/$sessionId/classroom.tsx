import { createFileRoute } from '@tanstack/react-router';
import { ClassroomScreen } from '#features/classroom/room/classroom-screen.tsx';
import { SessionFailed } from '#features/sessions/load-failed.tsx';
import { pathId } from '#lib/path-id.ts';
import { callQuery } from '#lib/queries.ts';

export const Route = createFileRoute('/_app/sessions/$sessionId/classroom')({
  loader: ({ context: { queryClient }, params }) =>
    queryClient.ensureQueryData(callQuery('sessionDetail', { sessionId: pathId(params.sessionId) })),
  component: ClassroomScreen,
  errorComponent: SessionFailed,
});
