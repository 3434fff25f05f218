import { createFileRoute, type ErrorComponentProps } from '@tanstack/react-router';
import { DetailsFailed } from '#features/videos/details-failed.tsx';
import { watchQuery } from '#features/videos/watch-query.ts';
import { readWatchSearch } from '#features/videos/watch-search.ts';
import { WatchScreen } from '#features/videos/watch-screen.tsx';

const Watch = () => <WatchScreen videoId={Route.useParams().videoId} list={Route.useSearch().list} from="onboarding" />;

const Failed = (failed: ErrorComponentProps) => <DetailsFailed {...failed} from="onboarding" />;

export const Route = createFileRoute('/_app/videos/onboarding/watch/$videoId')({
  validateSearch: readWatchSearch,
  loader: ({ context: { queryClient }, params }) => queryClient.ensureQueryData(watchQuery(params.videoId)),
  component: Watch,
  errorComponent: Failed,
});
