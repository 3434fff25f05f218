import { createFileRoute } from '@tanstack/react-router';
import { EditorScreen } from '#features/assignment-editor/editor-screen.tsx';

export const Route = createFileRoute('/_app/admin/classes/$courseId/assignments/$assignmentId')({
  component: EditorScreen,
});
