import { createFileRoute } from '@tanstack/react-router';
import { ChatScreen } from '#features/chat-bridges/chat-screen.tsx';
import { ChatFailed } from '#features/chat-bridges/chat-failed.tsx';
import { pathId } from '#lib/path-id.ts';
import { callQuery } from '#lib/queries.ts';

export const Route = createFileRoute('/_app/admin/classes/$courseId/chat')({
  loader: ({ context: { queryClient }, params }) =>
    queryClient.ensureQueryData(callQuery('chatBridges', { courseId: pathId(params.courseId) })),
  component: ChatScreen,
  errorComponent: ChatFailed,
});
