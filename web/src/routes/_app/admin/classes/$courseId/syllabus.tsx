import { createFileRoute } from '@tanstack/react-router';
import { SyllabusEditorScreen } from '#features/session-editor/syllabus-screen.tsx';
import { LoadFailed } from '#lib/load-failed.tsx';

export const Route = createFileRoute('/_app/admin/classes/$courseId/syllabus')({
  component: SyllabusEditorScreen,
  errorComponent: LoadFailed,
});
