import { createFileRoute } from '@tanstack/react-router';
import { AdminLoadFailed } from '#features/accounts/people-failed.tsx';
import { EditorScreen } from '#features/assignment-editor/editor-screen.tsx';

export const Route = createFileRoute('/_app/admin/classes/$courseId/assignments/$assignmentId')({
  component: EditorScreen,
  errorComponent: AdminLoadFailed,
});
