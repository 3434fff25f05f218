import { createFileRoute } from '@tanstack/react-router';
import { SyllabusEditorScreen } from '#features/session-editor/syllabus-screen.tsx';

export const Route = createFileRoute('/_app/admin/classes/$courseId/syllabus')({
  component: SyllabusEditorScreen,
});
