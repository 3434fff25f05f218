import { createFileRoute, type ErrorComponentProps } from '@tanstack/react-router';
import { DetailsFailed } from '#features/videos/details-failed.tsx';
import { watchQuery } from '#features/videos/watch-query.ts';
import { readWatchSearch } from '#features/videos/watch-search.ts';
import { WatchScreen } from '#features/videos/watch-screen.tsx';

const Watch = () => <WatchScreen videoId={Route.useParams().videoId} list={Route.useSearch().list} from="library" />;

const Failed = (failed: ErrorComponentProps) => <DetailsFailed {...failed} from="library" />;

export const Route = createFileRoute('/_app/videos/watch/$videoId')({
  validateSearch: readWatchSearch,
  loader: ({ context: { queryClient }, params }) => queryClient.ensureQueryData(watchQuery(params.videoId)),
  component: Watch,
  errorComponent: Failed,
});
