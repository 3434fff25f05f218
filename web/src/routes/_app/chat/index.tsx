import { createFileRoute } from '@tanstack/react-router';
import { ChatFailed } from '#features/chat/chat-failed.tsx';
import { ChatScreen } from '#features/chat/chat-screen.tsx';

function Chat() {
  return <ChatScreen studentEnrollmentId={null} />;
}

// The screen loads by itself: a loader would stand in the first file of everybody
export const Route = createFileRoute('/_app/chat/')({ component: Chat, errorComponent: ChatFailed });
