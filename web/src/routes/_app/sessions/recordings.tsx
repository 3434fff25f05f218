import { createFileRoute } from '@tanstack/react-router';
import { RecordingsScreen } from '#features/session-page/recordings-screen.tsx';
import { SessionListFailed } from '#features/sessions/load-failed.tsx';
import { callQuery } from '#lib/queries.ts';
import { parseTexts } from '#lib/search.ts';

export const Route = createFileRoute('/_app/sessions/recordings')({
  validateSearch: (search: Record<string, unknown>) => parseTexts(search, ['q', 'only']),
  loader: ({ context: { queryClient, viewer } }) =>
    viewer && queryClient.ensureQueryData(callQuery('recordings', { enrollmentId: viewer.enrollmentId })),
  component: RecordingsScreen,
  errorComponent: SessionListFailed,
});
