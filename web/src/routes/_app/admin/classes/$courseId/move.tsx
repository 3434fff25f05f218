import { createFileRoute } from '@tanstack/react-router';
import { MoveScreen } from '#features/session-editor/move-screen.tsx';

export const Route = createFileRoute('/_app/admin/classes/$courseId/move')({
  component: MoveScreen,
});
