import { createFileRoute } from '@tanstack/react-router';
import { SessionDetailScreen } from '#features/session-page/session-detail-screen.tsx';
import { SessionFailed } from '#features/sessions/load-failed.tsx';
import { pathId } from '#lib/path-id.ts';
import { callQuery } from '#lib/queries.ts';
import { parseTexts } from '#lib/search.ts';

export const Route = createFileRoute('/_app/sessions/$sessionId/')({
  validateSearch: (search) => parseTexts(search, ['attendance']),
  loader: ({ context: { queryClient }, params }) =>
    queryClient.ensureQueryData(callQuery('sessionDetail', { sessionId: pathId(params.sessionId) })),
  component: SessionDetailScreen,
  errorComponent: SessionFailed,
});
