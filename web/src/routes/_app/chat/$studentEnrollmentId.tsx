import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { ChatFailed } from '#features/chat/chat-failed.tsx';
import { ChatScreen } from '#features/chat/chat-screen.tsx';
import { pathId } from '#lib/path-id.ts';

const route = getRouteApi('/_app/chat/$studentEnrollmentId');

const Chat = () => <ChatScreen studentEnrollmentId={pathId(route.useParams().studentEnrollmentId)} />;

export const Route = createFileRoute('/_app/chat/$studentEnrollmentId')({
  component: Chat,
  errorComponent: ChatFailed,
});
