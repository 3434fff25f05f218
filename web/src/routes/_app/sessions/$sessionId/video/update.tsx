import { createFileRoute } from '@tanstack/react-router';
import { SelectedVideosFailed } from '#features/sessions/load-failed.tsx';
import { VideoEditScreen } from '#features/sessions/video-edit-screen.tsx';
import { pathId } from '#lib/path-id.ts';
import { callQuery } from '#lib/queries.ts';

export const Route = createFileRoute('/_app/sessions/$sessionId/video/update')({
  loader: ({ context: { queryClient }, params }) =>
    queryClient.ensureQueryData(callQuery('sessionVideos', { id: pathId(params.sessionId) })),
  component: VideoEditScreen,
  errorComponent: SelectedVideosFailed,
});
