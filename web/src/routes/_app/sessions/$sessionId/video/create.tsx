import { createFileRoute } from '@tanstack/react-router';
import { SessionFailed } from '#features/sessions/load-failed.tsx';
import { VideoAddScreen } from '#features/sessions/video-add-screen.tsx';
import { pathId } from '#lib/path-id.ts';
import { callQuery } from '#lib/queries.ts';

export const Route = createFileRoute('/_app/sessions/$sessionId/video/create')({
  loader: ({ context: { queryClient }, params }) =>
    queryClient.ensureQueryData(callQuery('session', { id: pathId(params.sessionId) })),
  component: VideoAddScreen,
  errorComponent: SessionFailed,
});
