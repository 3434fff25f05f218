import { createFileRoute } from '@tanstack/react-router';
import { SessionScreen } from '#features/session-editor/session-screen.tsx';

export const Route = createFileRoute('/_app/admin/classes/$courseId/sessions/$sessionId')({
  component: SessionScreen,
});
