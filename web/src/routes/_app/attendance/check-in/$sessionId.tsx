import { createFileRoute } from '@tanstack/react-router';
import { CheckInScreen } from '#features/session-page/check-in-screen.tsx';
import { SessionFailed } from '#features/sessions/load-failed.tsx';
import { pathId } from '#lib/path-id.ts';
import { callQuery } from '#lib/queries.ts';
import { parseText } from '#lib/search.ts';

export const Route = createFileRoute('/_app/attendance/check-in/$sessionId')({
  loader: ({ context: { queryClient }, params }) =>
    queryClient.ensureQueryData(callQuery('sessionDetail', { sessionId: pathId(params.sessionId) })),
  // scanned in the classroom, the address brings the code along
  validateSearch: ({ code }): { code?: string | undefined } => ({ code: parseText(code, 40) }),
  component: CheckInScreen,
  errorComponent: SessionFailed,
});
