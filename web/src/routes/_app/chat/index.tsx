import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { ChatFailed } from '#features/chat/chat-failed.tsx';
import { ChatScreen } from '#features/chat/chat-screen.tsx';
import { parseId, parseTexts } from '#lib/search.ts';

const route = getRouteApi('/_app/chat/');

const Chat = () => <ChatScreen studentEnrollmentId={null} waitingIn={parseId(route.useSearch().waiting)} />;

// the screen loads its data by itself: a loader would be part of everybody's first file
export const Route = createFileRoute('/_app/chat/')({
  validateSearch: (search) => parseTexts(search, ['waiting']),
  component: Chat,
  errorComponent: ChatFailed,
});
