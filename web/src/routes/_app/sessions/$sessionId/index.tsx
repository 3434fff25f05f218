import { createFileRoute } from '@tanstack/react-router';
import { isStudent, MEETING_HOSTS } from '@bcs/contract/kernel/roles';
import { SessionDetailScreen } from '#features/session-page/session-detail-screen.tsx';
import { SessionFailed } from '#features/sessions/load-failed.tsx';
import { pathId } from '#lib/path-id.ts';
import { callQuery } from '#lib/queries.ts';
import { parseTexts } from '#lib/search.ts';

export const Route = createFileRoute('/_app/sessions/$sessionId/')({
  validateSearch: (search) => parseTexts(search, ['attendance']),
  loader: ({ context: { queryClient, viewer }, params }) => {
    const sessionId = pathId(params.sessionId);
    const hosts = viewer !== null && MEETING_HOSTS.includes(viewer.role);
    // the meeting is part of the first view, if the class opens its own
    if (viewer && (hosts || isStudent(viewer.role)))
      void queryClient.prefetchQuery({ ...callQuery('hasZoomMeetingForSession', { sessionId }), retry: false });
    if (hosts) void queryClient.prefetchQuery(callQuery('meetingChoices', { sessionId }));
    return queryClient.ensureQueryData(callQuery('sessionDetail', { sessionId }));
  },
  component: SessionDetailScreen,
  errorComponent: SessionFailed,
});
