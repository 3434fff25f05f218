import { createFileRoute } from '@tanstack/react-router';
import { AdminLoadFailed } from '#features/accounts/people-failed.tsx';
import { SyllabusEditorScreen } from '#features/session-editor/syllabus-screen.tsx';

export const Route = createFileRoute('/_app/admin/classes/$courseId/syllabus')({
  component: SyllabusEditorScreen,
  errorComponent: AdminLoadFailed,
});
