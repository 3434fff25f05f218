import { createFileRoute, type ErrorComponentProps } from '@tanstack/react-router';
import { DetailsFailed } from '#features/videos/details-failed.tsx';
import { watchQuery } from '#features/videos/watch-query.ts';
import type { WatchSearch } from '#features/videos/video-card.tsx';
import { WatchScreen } from '#features/videos/watch-screen.tsx';
import { idOf } from '#lib/search.ts';

function Watch() {
  return <WatchScreen videoId={Route.useParams().videoId} list={Route.useSearch().list} from="onboarding" />;
}

function Failed(failed: ErrorComponentProps) {
  return <DetailsFailed {...failed} from="onboarding" />;
}

export const Route = createFileRoute('/_app/videos/onboarding/watch/$videoId')({
  validateSearch: (search): WatchSearch => {
    const list = idOf(String(search['list']));
    return list === undefined ? {} : { list };
  },
  loader: ({ context: { queryClient }, params }) => queryClient.ensureQueryData(watchQuery(params.videoId)),
  component: Watch,
  errorComponent: Failed,
});
