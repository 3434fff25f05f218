import { createFileRoute } from '@tanstack/react-router';
import { ChatFailed } from '#features/chat/chat-failed.tsx';
import { ChatScreen } from '#features/chat/chat-screen.tsx';
import { usePathId } from '#lib/path-id.ts';

const Chat = () => <ChatScreen studentEnrollmentId={usePathId('studentEnrollmentId')} />;

export const Route = createFileRoute('/_app/chat/$studentEnrollmentId')({
  component: Chat,
  errorComponent: ChatFailed,
});
