import { createFileRoute } from '@tanstack/react-router';
import { chooseJoinSessions, seeMeeting } from '@bcs/contract/features/classroom/abilities';
import { roleMay } from '@bcs/contract/kernel/ability';
import { SessionDetailScreen } from '#features/session-page/session-detail-screen.tsx';
import { SessionFailed } from '#features/sessions/load-failed.tsx';
import { pathId } from '#lib/path-id.ts';
import { callQuery } from '#lib/queries.ts';
import { parseTexts } from '#lib/search.ts';

export const Route = createFileRoute('/_app/sessions/$sessionId/')({
  validateSearch: (search) => parseTexts(search, ['attendance']),
  loader: ({ context: { queryClient, viewer }, params }) => {
    const sessionId = pathId(params.sessionId);
    // the meeting is in the first view, where the class opens its own
    if (viewer && roleMay(seeMeeting, viewer.role))
      void queryClient.prefetchQuery({ ...callQuery('hasZoomMeetingForSession', { sessionId }), retry: false });
    if (viewer && roleMay(chooseJoinSessions, viewer.role))
      void queryClient.prefetchQuery(callQuery('meetingChoices', { sessionId }));
    return queryClient.ensureQueryData(callQuery('sessionDetail', { sessionId }));
  },
  component: SessionDetailScreen,
  errorComponent: SessionFailed,
});
