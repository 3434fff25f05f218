import { createFileRoute } from '@tanstack/react-router';
import { VideosFailed } from '#features/sessions/load-failed.tsx';
import { WatchScreen } from '#features/sessions/watch-screen.tsx';
import { StandBy } from '#kit/stand-by.tsx';
import { pathId } from '#lib/path-id.ts';
import { callQuery } from '#lib/queries.ts';

const Watch = () => <WatchScreen params={Route.useParams()} />;

export const Route = createFileRoute('/_app/sessions/$sessionId/video/$videoId')({
  loader: ({ context: { queryClient }, params }) =>
    queryClient.ensureQueryData(callQuery('sessionVideos', { id: pathId(params.sessionId) })),
  component: Watch,
  pendingComponent: StandBy,
  errorComponent: VideosFailed,
});
