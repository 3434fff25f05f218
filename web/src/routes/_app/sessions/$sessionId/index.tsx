import { createFileRoute } from '@tanstack/react-router';
import { SessionDetailScreen } from '#features/session-page/session-detail-screen.tsx';
import { SessionFailed } from '#features/sessions/load-failed.tsx';
import { pathId } from '#lib/path-id.ts';
import { callQuery } from '#lib/queries.ts';

export const Route = createFileRoute('/_app/sessions/$sessionId/')({
  loader: ({ context: { queryClient }, params }) =>
    queryClient.ensureQueryData(callQuery('sessionDetail', { sessionId: pathId(params.sessionId) })),
  component: SessionDetailScreen,
  errorComponent: SessionFailed,
});
