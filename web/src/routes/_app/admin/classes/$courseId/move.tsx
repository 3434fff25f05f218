import { createFileRoute } from '@tanstack/react-router';
import { MoveScreen } from '#features/session-editor/move-screen.tsx';
import { LoadFailed } from '#lib/load-failed.tsx';

export const Route = createFileRoute('/_app/admin/classes/$courseId/move')({
  component: MoveScreen,
  errorComponent: LoadFailed,
});
