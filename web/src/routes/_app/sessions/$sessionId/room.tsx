import { createFileRoute } from '@tanstack/react-router';
import { RoomScreen } from '#features/session-page/room-screen.tsx';
import { SessionFailed } from '#features/sessions/load-failed.tsx';
import { pathId } from '#lib/path-id.ts';
import { callQuery } from '#lib/queries.ts';

export const Route = createFileRoute('/_app/sessions/$sessionId/room')({
  loader: ({ context: { queryClient }, params }) => {
    const sessionId = pathId(params.sessionId);
    return Promise.all([
      queryClient.ensureQueryData(callQuery('sessionDetail', { sessionId })),
      queryClient.ensureQueryData(callQuery('checkInCode', { sessionId })),
    ]);
  },
  component: RoomScreen,
  errorComponent: SessionFailed,
});
